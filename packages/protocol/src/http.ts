/** Where the HTTP part of the protocol lives. Refusals are a `Problem` with status 4xx. */
export const API = {
  health: '/healthz',
  ready: '/readyz',
  me: '/api/me', // GET, POST NameMe, DELETE (forget me on this device): Known
  link: '/api/me/link', // POST PersonalLink
  claim: '/api/me/claim', // POST ClaimMe: Known
  sessions: '/api/me/sessions', // GET, DELETE (end all others): KnownDevices
  session: (id: string): string => `/api/me/sessions/${id}`, // DELETE (end this one): KnownDevices
  preferences: '/api/me/preferences', // GET, POST ChangePreferences: Preferences
  notices: '/api/me/notices', // GET Ways
  push: '/api/me/push', // POST PushHere, DELETE: Ways
  mail: '/api/me/mail', // POST MailTo, DELETE: Ways
  mailed: (token: string): string => `/api/mail/${token}`, // GET, POST: the page behind the links in mail
  hook: (id: string): string => `/api/tables/${id}/hook`, // GET, POST HookTo, DELETE: Hook
  tables: '/api/tables', // GET TableList, POST CreateTable
  table: (id: string): string => `/api/tables/${id}`, // GET TableInfo
  view: (id: string, n: number): string => `/api/tables/${id}/views/${n}`, // GET PastView
  moments: (id: string): string => `/api/tables/${id}/moments`, // GET MomentPage
  record: (id: string): string => `/api/tables/${id}/record`, // GET text, once the game is over
  records: '/api/records', // POST a record as text/plain: Created
  words: (game: string, hash: string): string => `/api/words/${game}/${hash}`, // GET Words, for ever the same
  live: '/live', // Socket.IO's `path`
} as const;

/** With the code of an invitation, `API.table` and `API.record` answer also those who have not come to a table by invitation. */
export const INVITATION_HEADER = 'corvo-invitation';

/**
 * The number of what browser and server say to each other: another whenever one of them would misunderstand the other. A
 * page names it when it comes to a table; one that was open while the server was renewed is asked to reload.
 */
export const PROTOCOL = 6;
