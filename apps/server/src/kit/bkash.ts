/** A bKash wallet's number as it is kept: eleven digits, without Bangladesh's own prefix, spaces and hyphens. */
export const bkashNumber = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^(?:\+|00)?88(?=0)/, '');

/** Whether it is a mobile number of Bangladesh, as wallets have. @param number as {@link bkashNumber} gives it */
export const isBkash = (number: string): boolean => /^01[3-9]\d{8}$/.test(number);
