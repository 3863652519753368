export { BATTERY } from './battery.ts';
export { propertiesNamed, runBattery, type BatteryReport } from './run.ts';
