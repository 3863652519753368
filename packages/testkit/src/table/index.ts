export { MOST_LISTED, offeredTo } from './notation.ts';
export { table, TestTable } from './table.ts';
