/** What a notice can be about. Apart from the schemas, which a page that lists them does not need. */
export const NOTICE_KINDS = ['turn', 'asked', 'begun', 'ended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
