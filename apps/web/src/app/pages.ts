import { soon } from '../shared/soon.tsx';

/** The pages that are not in the first file: each is fetched when somebody goes there, or is about to. */
export const PlayPage = soon(async () => (await import('../tables/PlayPage.tsx')).PlayPage);
export const NewTablePage = soon(async () => (await import('../tables/NewTablePage.tsx')).NewTablePage);
export const TablesPage = soon(async () => (await import('../tables/TablesPage.tsx')).TablesPage);
export const GamesPage = soon(async () => (await import('../tables/GamesPage.tsx')).GamesPage);
export const LocalTable = soon(async () => (await import('../lobby/LocalTable.tsx')).LocalTable);
export const ServerTable = soon(async () => (await import('../lobby/ServerTable.tsx')).ServerTable);
export const ReplayRoute = soon(async () => (await import('../lobby/ReplayRoute.tsx')).ReplayRoute);
export const RulesPage = soon(async () => (await import('../rulebook/RulesPage.tsx')).RulesPage);
export const LedgerPage = soon(async () => (await import('../rulebook/LedgerPage.tsx')).LedgerPage);
export const LearnPage = soon(async () => (await import('../tutorial/LearnPage.tsx')).LearnPage);
export const LessonPage = soon(async () => (await import('../tutorial/LessonPage.tsx')).LessonPage);
export const SettingsPage = soon(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage);
export const CarryPage = soon(async () => (await import('../identity/CarryPage.tsx')).CarryPage);
