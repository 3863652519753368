export * from './chat.ts';
export { API } from './http.ts';
export * from './identity.ts';
export { LIMITS } from './limits.ts';
export * from './live.ts';
export { refusals } from './refusals.ts';
export * from './setup.ts';
export * from './tables.ts';
export { protocolMessages } from './texts/index.ts';
