/** The referral that a cart stores: an affiliate code or discount. */
export type { LinkReferral } from '#modules/tracking';
