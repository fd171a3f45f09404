import { and, eq, lt, or } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { forgetFacts } from '#modules/audit';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { sellers } from './tables.ts';
import { sellersTag } from './tags.ts';

/** How long an application is kept that was rejected, in ms: who asks why is still answered. */
const keptFor = days(180);

/** Forgets applications that were rejected long ago. @returns how many */
export async function forgetRejected(db: Db): Promise<number> {
  const isOld = and(eq(sellers.status, 'rejected'), lt(sellers.changedAt, new Date(now().getTime() - keptFor)));
  return (await db.delete(sellers).where(isOld).returning({ id: sellers.id })).length;
}

interface Owner {
  userId: number;
  /** Lower case. */
  email: string;
  isEmailConfirmed: boolean;
}

/** Forgets that somebody ever applied, and what he sells by. Of a mailbox that nobody has proved to be his, nothing is taken away. */
export async function forgetSeller(tx: Tx, { userId, email, isEmailConfirmed }: Owner): Promise<void> {
  const isHis = isEmailConfirmed ? or(eq(sellers.userId, userId), eq(sellers.email, email)) : eq(sellers.userId, userId);
  const gone = await tx.delete(sellers).where(isHis).returning({ id: sellers.id });
  if (gone.length === 0) return;
  await forgetFacts(
    tx,
    'seller',
    gone.map(({ id }) => id),
  );
  await dropTags(tx, [sellersTag]);
}
