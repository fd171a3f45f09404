import { createHash, randomBytes } from 'node:crypto';
import { days, now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { sessions, userRoles, users } from '#tables/accounts';

/** A signed-in customer. */
export interface TestCustomer {
  id: number;
  email: string;
  /** Headers for authorised calls. */
  token: { authorization: string };
}

const customerType = 2;

/** Creates an account with a session, without hashing a password. */
export async function signInCustomer(
  { db }: Database,
  {
    email = `customer-${crypto.randomUUID()}@example.com`,
    isConfirmed = true,
    ...person
  }: Partial<typeof users.$inferInsert> & { isConfirmed?: boolean } = {},
): Promise<TestCustomer> {
  await seedUserTypes(db);
  const [user] = await db
    .insert(users)
    .values({ email, firstName: 'Ana', lastName: 'Novak', passwordHash: '-', emailConfirmedAt: isConfirmed ? now() : null, ...person })
    .returning();
  const id = user?.id ?? 0;
  await db.insert(userRoles).values({ userId: id, userTypeId: customerType });
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db.insert(sessions).values({ tokenHash, userId: id, userTypeId: customerType, expiresAt: new Date(now().getTime() + days(30)) });
  return { id, email, token: { authorization: `Bearer ${token}` } };
}
