import type { ComponentType } from 'react';
import { needTexts } from '../base/i18n/index.ts';
import { lazyView, type LazyView } from '../base/ui/lazy-view.tsx';

/** A page away from the way to a game, with what only such pages say. */
const other = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> =>
  lazyView(async () => {
    const [page] = await Promise.all([load(), needTexts('other-pages')]);
    return page;
  });

/** The pages that are not in the first file: each is fetched when somebody goes there, or is about to. */
export const PlayPage = lazyView(async () => (await import('./tables/PlayPage.tsx')).PlayPage);
export const NewTablePage = other(async () => (await import('./tables/NewTablePage.tsx')).NewTablePage);
export const TablesPage = other(async () => (await import('./tables/TablesPage.tsx')).TablesPage);
export const GamesPage = other(async () => (await import('./tables/GamesPage.tsx')).GamesPage);
export const LocalTable = lazyView(async () => (await import('./lobby/LocalTable.tsx')).LocalTable);
export const ServerTable = other(async () => (await import('./lobby/ServerTable.tsx')).ServerTable);
export const ReplayRoute = other(async () => (await import('./replay/ReplayRoute.tsx')).ReplayRoute);
export const RulesPage = other(async () => (await import('./rulebook/RulesPage.tsx')).RulesPage);
export const LedgerPage = other(async () => (await import('./rulebook/LedgerPage.tsx')).LedgerPage);
export const CoursesPage = other(async () => (await import('./learn/CoursesPage.tsx')).CoursesPage);
export const LearnPage = other(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
export const LessonPage = other(async () => (await import('./learn/LessonPage.tsx')).LessonPage);
export const SettingsPage = other(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);
export const CarryPage = other(async () => (await import('./identity/CarryPage.tsx')).CarryPage);
export const NameSheet = other(async () => (await import('./identity/NameSheet.tsx')).NameSheet);
export const LostPage = other(async () => (await import('./lost/LostPage.tsx')).LostPage);
