export { commitmentTo } from './commitment.ts';
export { readRecord } from './read.ts';
export { playRecorded, Recorder, writeRecord, RECORD_FORMAT } from './record.ts';
export type { GameRecord, RecordedAction, RecordEnd, RecordHeader } from './record.ts';
export { verifyRecord, type Replay } from './verify.ts';
