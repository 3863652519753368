import { testEveryKind } from './westeros-asks.ts';
import { SECOND } from './westeros-tables.ts';

testEveryKind(SECOND);
