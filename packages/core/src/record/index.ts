export { commitmentTo } from './commitment.ts';
export { linkOf, linkTexts, type LinkTexts } from './link.ts';
export { readRecord } from './read.ts';
export { playRecorded, Recorder, writeRecord, RECORD_FORMAT } from './record.ts';
export type { GameRecord, RecordedAction, RecordEnd, RecordHeader } from './record.ts';
export { verifyRecord, type Replay } from './verify.ts';
