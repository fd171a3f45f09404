import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { mailRefusals } from './tables.ts';

/** An email that recipients can refuse. */
export type RefusableMail = 'cart-reminder';

/** Records that an email address (lower case) refuses a kind of email. A repeated call has no effect. */
export async function refuseMail(db: Db, { email, kind }: { email: string; kind: RefusableMail }): Promise<void> {
  await db.insert(mailRefusals).values({ email, kind, at: now() }).onConflictDoNothing();
}

/** Returns whether an email address refuses a kind of email. */
export async function isRefused(db: Db, { email, kind }: { email: string; kind: RefusableMail }): Promise<boolean> {
  return (await db.$count(mailRefusals, and(eq(mailRefusals.email, email), eq(mailRefusals.kind, kind)))) > 0;
}
