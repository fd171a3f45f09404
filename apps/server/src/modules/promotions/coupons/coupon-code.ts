/** Normalises a code to its stored form; codes are case-insensitive. */
export const couponKey = (typed: string): string => typed.trim().toUpperCase();

/** Returns whether a text can be a code. Others are not queried, because PostgreSQL rejects a zero byte. */
export const isCouponCode = (key: string): boolean => /^[\p{L}\p{N}_-]{1,40}$/u.test(key);
