import { testEveryKind } from './westeros-asks.ts';
import { FIRST } from './westeros-tables.ts';

testEveryKind(FIRST);
