export { BATTERY } from './battery.ts';
export { propertiesNamed, runBattery, type BatteryPlan, type BatteryReport } from './run.ts';
