/** The data without a server: what the program corvo does with it. */
export { databaseUrl, dataFolder } from './config.ts';
export { backupData, nameOfData, restoreData } from './database.ts';
export { identityLink, peopleNamed, type Found } from './people/index.ts';
export { exportGame, importGame } from './records/index.ts';
export { troubleMessages } from './texts/index.ts';
export { Trouble } from './trouble.ts';
