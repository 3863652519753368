export { MOST_LISTED, offeredTo } from './notation.ts';
export { table, TestTable, type Laid } from './table.ts';
