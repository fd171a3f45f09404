import type { AffiliateDiscount } from './affiliate-discount.ts';

/** The discount that an affiliate gives this shopper: none, until affiliates can give any. */
export const affiliateDiscountFor = (): Promise<AffiliateDiscount | null> => Promise.resolve(null);
