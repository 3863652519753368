export * from './geometry.ts';
export * from './shapes.ts';
export * from './zoom.ts';
