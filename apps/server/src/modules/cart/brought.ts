/** What a cart keeps of whom its shopper brought a code or a discount along. */
export type { Brought } from '#modules/tracking';
