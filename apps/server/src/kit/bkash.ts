/** Normalises the number of a bKash wallet: eleven digits without Bangladesh's dialling code, spaces and hyphens. */
export const normalizeBkashNumber = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^(?:\+|00)?88(?=0)/, '');

/**
 * Returns whether a number is a Bangladeshi mobile number, as wallets have.
 * @param number from {@link normalizeBkashNumber}
 */
export const isBkash = (number: string): boolean => /^01[3-9]\d{8}$/.test(number);
