/** The public face for front ends: what the API takes and answers. Types only reach a browser. */
export type { Failure, Success } from './kit/envelope.ts';
export type { PageMeta } from './kit/paging.ts';
export type * from './modules/countries/contract.ts';
export type * from './modules/accounts/contract.ts';
export type * from './modules/consent/contract.ts';
export type * from './modules/content/contract.ts';
export type * from './modules/catalog/contract.ts';
export type * from './modules/search/contract.ts';
export type * from './modules/promotions/contract.ts';
export type * from './modules/cart/contract.ts';
export type * from './modules/wishlist/contract.ts';
export type * from './modules/reviews/contract.ts';
export type * from './modules/checkout/contract.ts';
export type * from './modules/orders/contract.ts';
export type * from './modules/returns/contract.ts';
export type * from './modules/notifications/contract.ts';
export type * from './modules/privacy/contract.ts';
