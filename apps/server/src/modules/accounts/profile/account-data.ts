import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { listCustomerNotes } from '../customer-notes/customer-notes.ts';
import { listCustomerTags } from '../customer-notes/customer-tags.ts';
import { addresses, devices, emailChanges, passkeys, sessions, userRoles, users, userTypes } from '../tables.ts';

/**
 * Returns all account data of a user for their data export, without hashes, keys and tokens.
 * @returns undefined as `profile` for a deleted account
 */
export async function readAccountData(db: Db, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const { passwordHash: _, ...profile } = user ?? { passwordHash: '' };
  return {
    profile: user ? (profile as Omit<typeof user, 'passwordHash'>) : undefined,
    userTypes: await db
      .select({ id: userTypes.id, userType: userTypes.userType })
      .from(userRoles)
      .innerJoin(userTypes, eq(userTypes.id, userRoles.userTypeId))
      .where(eq(userRoles.userId, userId))
      .orderBy(asc(userTypes.id)),
    // Staff wrote these about the person; the names of the authors are not the person's data.
    staffNotes: (await listCustomerNotes(db, userId)).map(({ text, at }) => ({ text, at })),
    staffTags: (await listCustomerTags(db, [userId])).get(userId) ?? [],
    pendingEmail: await db
      .select({ email: emailChanges.newEmail, requestedAt: emailChanges.requestedAt, expiresAt: emailChanges.expiresAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    addresses: await db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id)),
    sessions: await db
      .select({
        userTypeId: sessions.userTypeId,
        userAgent: sessions.userAgent,
        network: sessions.network,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    devices: await db.select({ firstSeenAt: devices.firstSeenAt }).from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.firstSeenAt)),
    passkeys: await db
      .select({ name: passkeys.name, host: passkeys.rpId, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
  };
}
