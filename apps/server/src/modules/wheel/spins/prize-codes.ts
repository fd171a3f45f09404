import { sql, type SQL } from 'drizzle-orm';
import { orderNumber } from '#kit/ids';

/** Returns a new coupon code for a prize, such as `SPIN-7KQ4M-X2RPA`. */
export const createPrizeCode = (): string => `SPIN-${orderNumber()}`;

/** Builds SQL: whether a coupon code is that of a prize. Each prize has its own code. */
export const isPrizeCode = (code: SQL): SQL => sql`${code} ~ '^SPIN-[0-9A-Z]{5}-[0-9A-Z]{5}$'`;
