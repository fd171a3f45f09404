import { and, eq, lt, or } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { deletePersonalValues } from '#modules/audit';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { sellers } from './tables.ts';
import { sellersTag } from './tags.ts';

/** How long a rejected application is kept, in ms, to answer questions about it. */
const REJECTED_LIFETIME_MS = days(180);

/** Deletes expired rejected applications. @returns the number deleted */
export async function deleteRejectedSellers(db: Db): Promise<number> {
  const isOld = and(eq(sellers.status, 'rejected'), lt(sellers.changedAt, new Date(now().getTime() - REJECTED_LIFETIME_MS)));
  return (await db.delete(sellers).where(isOld).returning({ id: sellers.id })).length;
}

interface Owner {
  userId: number;
  /** Lower case. */
  email: string;
  isEmailConfirmed: boolean;
}

/** Deletes a person's applications and seller data. An unconfirmed email deletes nothing, because it may belong to another person. */
export async function deleteSellerData(tx: Tx, { userId, email, isEmailConfirmed }: Owner): Promise<void> {
  const isHis = isEmailConfirmed ? or(eq(sellers.userId, userId), eq(sellers.email, email)) : eq(sellers.userId, userId);
  const deleted = await tx.delete(sellers).where(isHis).returning({ id: sellers.id });
  if (deleted.length === 0) return;
  await deletePersonalValues(
    tx,
    'seller',
    deleted.map(({ id }) => id),
  );
  await dropTags(tx, [sellersTag]);
}
