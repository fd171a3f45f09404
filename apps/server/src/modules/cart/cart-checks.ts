import { sql, type SQL } from 'drizzle-orm';
import { cartLines } from './tables.ts';

/** The stock that is held for carts: a query with the columns `cart_id, variant_id, held`. */
export const cartHolds: SQL = sql`
  select cart_id, variant_id, held from ${cartLines} where held <> 0`;
