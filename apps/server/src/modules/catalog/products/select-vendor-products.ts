import { sql, type SQL } from 'drizzle-orm';
import { products } from '../tables.ts';

/** The product ids of a vendor, as a query. */
export const selectVendorProducts = (vendorId: number): SQL => sql`select id from ${products} where ${products.vendorId} = ${vendorId}`;
