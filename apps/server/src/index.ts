export { readConfig, SettingTrouble, type Config } from './config.ts';
export { exportGame, importGame } from './records/index.ts';
export { PortTrouble, startServer, type Parts, type RunningServer } from './server.ts';
export { backupFolder, DataTrouble, restoreFolder } from './storage/index.ts';
