import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { createUser } from './create-user.ts';
import { staffAreas, totpSecrets, userTypes, users } from '../tables.ts';
import { userType, userTypeRows } from './user-types.ts';

/**
 * The demo sign-ins. Their passwords and second factors are public, so these accounts are created only in a shop that other machines cannot
 * reach.
 */
export const demoSignIns = [
  {
    role: 'Customer',
    email: 'demo.customer@selvedge.test',
    password: 'Linen.2026',
    firstName: 'Ana',
    lastName: 'Kovač',
    phone: '+38631234567',
    countryCode: '386',
    userTypeIds: [userType.customer],
  },
  {
    role: 'Affiliate',
    email: 'demo.affiliate@selvedge.test',
    password: 'Cotton.2026',
    firstName: 'Jonas',
    lastName: 'Weber',
    phone: '+4930901820',
    countryCode: '49',
    userTypeIds: [userType.customer, userType.affiliate],
  },
  {
    role: 'Admin',
    email: 'demo.admin@selvedge.test',
    password: 'Denim.2026',
    firstName: 'Mira',
    lastName: 'Novak',
    userTypeIds: [userType.admin],
    totpSecret: 'SELVEDGEDEMOADMINSELVEDGEDEMOADM',
  },
  {
    role: 'Vendor',
    email: 'demo.vendor@selvedge.test',
    password: 'Merino.2026',
    firstName: 'Luca',
    lastName: 'Conti',
    userTypeIds: [userType.vendor],
    totpSecret: 'SELVEDGEDEMOVENDORSELVEDGEDEMOVE',
  },
  {
    role: 'Staff',
    email: 'demo.staff@selvedge.test',
    password: 'Velvet.2026',
    firstName: 'Petra',
    lastName: 'Horvat',
    userTypeIds: [userType.user],
    areas: ['orders', 'returns'],
    totpSecret: 'SELVEDGEDEMOSTAFFSELVEDGEDEMOSTA',
  },
] as const;

/** Inserts the user types of the specification. May run at every start. */
export async function seedUserTypes(db: Db): Promise<void> {
  await db.insert(userTypes).values(userTypeRows).onConflictDoNothing();
}

/**
 * Creates missing demo accounts, but only in a shop that only this machine can reach.
 * @returns the number of created accounts
 */
export async function seedDemoAccounts(db: Db, { isLoopback }: { isLoopback: boolean }): Promise<number> {
  if (!isLoopback) return 0;
  let made = 0;
  for (const account of demoSignIns) {
    const [known] = await db.select({ id: users.id, closedAt: users.closedAt }).from(users).where(eq(users.email, account.email));
    // A closed demo account must not get its public second factor back.
    if (known?.closedAt) continue;
    const id = known?.id ?? (await createUser(db, { ...account, emailConfirmedAt: now() }));
    if (!known) made += 1;
    if ('areas' in account && !known) await db.insert(staffAreas).values(account.areas.map((area) => ({ userId: id, area })));
    // Accounts of an older demo have no TOTP secret.
    if ('totpSecret' in account)
      await db.insert(totpSecrets).values({ userId: id, secret: account.totpSecret, confirmedAt: now() }).onConflictDoNothing();
  }
  return made;
}
