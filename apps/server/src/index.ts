export { readConfig, type Config } from './config.ts';
export { startServer, type Parts, type RunningServer } from './server.ts';
