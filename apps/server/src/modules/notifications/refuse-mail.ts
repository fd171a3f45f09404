import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { mailRefusals } from './tables.ts';

/** A mail that its reader can refuse. */
export type RefusableMail = 'cart-reminder';

/** Notes that a mailbox (lower case) wants none of a kind of mail any more. Twice is once. */
export async function refuseMail(db: Db, { email, kind }: { email: string; kind: RefusableMail }): Promise<void> {
  await db.insert(mailRefusals).values({ email, kind, at: now() }).onConflictDoNothing();
}

/** Whether it does. */
export async function isRefused(db: Db, { email, kind }: { email: string; kind: RefusableMail }): Promise<boolean> {
  return (await db.$count(mailRefusals, and(eq(mailRefusals.email, email), eq(mailRefusals.kind, kind)))) > 0;
}
