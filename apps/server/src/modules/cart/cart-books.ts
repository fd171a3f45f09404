import { sql, type SQL } from 'drizzle-orm';
import { cartLines } from './tables.ts';

/** What carts say is held for them: a query of `cart_id, variant_id, held`. */
export const cartHolds: SQL = sql`
  select cart_id, variant_id, held from ${cartLines} where held <> 0`;
