import { sql, type SQL } from 'drizzle-orm';
import { products } from './tables.ts';

/** The products of a vendor: a query of their ids. */
export const productsOfVendor = (vendorId: number): SQL => sql`select id from ${products} where ${products.vendorId} = ${vendorId}`;
