/** Requests and responses of the back office's settings. */
export * from './cash-rounding-contract.ts';
export * from './country-contract.ts';
export * from './language-contract.ts';
export * from './mail-contract.ts';
export type * from './legal-contract.ts';
export type * from './payment-method-contract.ts';
