export { table, TestTable, type Laid } from './table/table.ts';
