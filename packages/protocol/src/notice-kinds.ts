/** What a notice can be about. Apart from the schemas, which a page that lists them does not need. */
export const NOTICE_KINDS = ['turn', 'asked', 'begun', 'ended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What else somebody is told, each with something that they have chosen: their seat is free for others, or taken over. */
export const TOLD_WITH = { offered: 'asked', replaced: 'ended' } as const satisfies Record<string, NoticeKind>;
export type ToldKind = NoticeKind | keyof typeof TOLD_WITH;
/** What must be chosen to be told of this. */
export const choiceFor = (kind: ToldKind): NoticeKind =>
  kind === 'offered' || kind === 'replaced' ? TOLD_WITH[kind] : kind;
