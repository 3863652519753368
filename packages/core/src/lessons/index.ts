export { LessonRun } from './run.ts';
