import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { findPendingChange } from './change-email.ts';
import { countConfirmationMail } from '../sign-in/login-limit.ts';
import { users } from '../tables.ts';
import type { RequestPlace } from '../profile/user-contact.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'account.confirmation-requested': { userId: number; countryId?: number | undefined; languageId?: number | undefined };
  }
}

/**
 * Sends confirmation emails again to unconfirmed addresses: to both addresses of a pending change, or to the address of the account.
 * @throws TooManyRequests
 */
export async function askEmailConfirmation(db: Db, userId: number, where: RequestPlace): Promise<void> {
  const change = await findPendingChange(db, userId);
  if (change) {
    await countConfirmationMail({ userId, email: change.newEmail });
    await inTransaction(db, (tx) => publish(tx, { type: 'account.email-change-requested', payload: { userId } }));
    return;
  }
  const [user] = await db.select({ email: users.email, confirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  if (!user || user.confirmedAt) return;
  await countConfirmationMail({ userId, email: user.email });
  await inTransaction(db, (tx) => publish(tx, { type: 'account.confirmation-requested', payload: { userId, ...where } }));
}
