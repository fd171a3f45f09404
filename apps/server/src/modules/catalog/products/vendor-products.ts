import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { products } from '../tables.ts';

/** Returns the latest published products of each vendor. @param limit per vendor @returns product ids by vendor id */
export async function listNewestByVendor(db: Db, vendorIds: readonly number[], limit: number): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ vendorId: number; ids: number[] }>(sql`
    select vendor.id as "vendorId", array(
      select id from ${products} where vendor_id = vendor.id and status = 'published' order by published_at desc nulls last, id limit ${limit}
    ) as ids
    from unnest(${sql.param([...vendorIds])}::int[]) as vendor (id)`);
  return new Map(rows.map(({ vendorId, ids }) => [vendorId, ids]));
}

/** The product ids of a vendor, as a query. */
export const selectVendorProducts = (vendorId: number): SQL => sql`select id from ${products} where ${products.vendorId} = ${vendorId}`;
