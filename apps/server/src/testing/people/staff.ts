import { createUser, openSession, seedUserTypes, userType, type StaffArea } from '#modules/accounts';
import { inTransaction } from '#platform/transaction';
import { staffAreas as ticked } from '#tables/accounts';
import { buildCalls } from './registered-customer.ts';
import type { TestShop } from '../test-shop.ts';

type Role = 'admin' | 'user' | 'vendor' | 'seller';

/** Creates a staff member past the second factor, with calls: `staff.call('GET', 'admin/brands')`. */
export async function signedInStaff(shop: TestShop, { role = 'admin', areas = [] }: { role?: Role; areas?: readonly StaffArea[] } = {}) {
  const { db } = shop.database;
  await seedUserTypes(db);
  const email = `${role}-${crypto.randomUUID()}@example.si`;
  const userTypeId = userType[role];
  const id = await createUser(db, { email, password: 'Denim.2026', firstName: 'Mira', lastName: 'Novak', userTypeIds: [userTypeId] });
  if (areas.length > 0) await db.insert(ticked).values(areas.map((area) => ({ userId: id, area })));
  const { token } = await inTransaction(db, (tx) => openSession(tx, { id, userTypeId }, { userAgent: 'test', network: '127.0.0.0' }));
  return { ...buildCalls(shop, token), id, email, name: 'Mira Novak' };
}
