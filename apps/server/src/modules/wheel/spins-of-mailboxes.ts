import { asc, inArray, or } from 'drizzle-orm';
import { couponCodesOf } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { canonicalMailbox } from './canonical-mailbox.ts';
import { hashWith, keptKeys } from './day-key.ts';
import { shownSpin } from './shown-spin.ts';
import { wheelSpins } from './tables.ts';

/** What is known of a mailbox's spins, for its owner. @param email lower case */
export async function spinData(db: Db, email: string) {
  const rows = await db
    .select()
    .from(wheelSpins)
    .where(await ofMailboxes(db, [email]))
    .orderBy(asc(wheelSpins.id));
  return Promise.all(
    rows.map(async (row) => {
      const { prize, currency, coupon } = await shownSpin(db, row);
      return { spunAt: row.spunAt, countryId: row.countryId, prize, currency, coupon };
    }),
  );
}

/** Forgets what these mailboxes have drawn. Their coupons are forgotten by those who keep coupons, after this. @param emails lower case */
export async function forgetSpins(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(wheelSpins).where(await ofMailboxes(tx, emails));
}

/** By their coupons, and those of the last days by the day's key: longer nobody can tell whose they were. */
async function ofMailboxes(db: Db, emails: readonly string[]) {
  const codes = await couponCodesOf(db, emails);
  const keys = await keptKeys(db);
  const hashes = keys.flatMap(({ secret }) => emails.map((email) => hashWith(secret, 'mailbox', canonicalMailbox(email))));
  return or(inArray(wheelSpins.couponCode, codes), inArray(wheelSpins.mailboxHash, hashes));
}
