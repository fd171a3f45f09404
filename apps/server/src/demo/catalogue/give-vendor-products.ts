import { demoSignIns, findUserId } from '#modules/accounts';
import { assignProducts } from '#seeds/catalog';
import type { Db } from '#platform/database';

const productCount = 12;

/** Assigns some demo products to the demo vendor, so that the vendor's back office is not empty. */
export async function giveVendorProducts(db: Db): Promise<void> {
  const vendorId = await findUserId(db, demoSignIns.find(({ role }) => role === 'Vendor')?.email ?? '');
  if (vendorId !== undefined) await giveProducts(db, vendorId, 'wool');
}

/** Assigns some demo products of a fibre without a vendor to a vendor; does nothing if the vendor already has products. */
export const giveProducts = (db: Db, vendorId: number, fibre: string): Promise<void> => assignProducts(db, { vendorId, fibre, limit: productCount });
