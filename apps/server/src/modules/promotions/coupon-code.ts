/** A code as it is kept and shown: in any case it is the same. */
export const couponKey = (typed: string): string => typed.trim().toUpperCase();

/** What no code looks like is not asked for: PostgreSQL takes no zero byte. */
export const isCouponCode = (key: string): boolean => /^[\p{L}\p{N}_-]{1,40}$/u.test(key);
