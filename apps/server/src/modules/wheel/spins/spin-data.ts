import { asc, inArray, or } from 'drizzle-orm';
import { listCouponCodes } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { toCanonicalEmail } from '#kit/canonical-email';
import { hashSpinner, listDayKeys } from './day-key.ts';
import { toPublicSpin } from './to-shown-spin.ts';
import { wheelSpins } from '../tables.ts';

/** Returns the spins of an email for its owner's data export. @param email lower case */
export async function readSpinData(db: Db, email: string) {
  const rows = await db
    .select()
    .from(wheelSpins)
    .where(await matchSpinsByEmail(db, [email]))
    .orderBy(asc(wheelSpins.id));
  return Promise.all(
    rows.map(async (row) => {
      const { prize, currency, coupon } = await toPublicSpin(db, row);
      return { spunAt: row.spunAt, countryId: row.countryId, prize, currency, coupon };
    }),
  );
}

/** Deletes the spins of these emails. Afterwards, the promotions module deletes their coupons. @param emails lower case */
export async function deleteSpins(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(wheelSpins).where(await matchSpinsByEmail(tx, emails));
}

/** Matches spins by coupon, and spins of the last days also by hash. Older hashes can no longer be matched. */
async function matchSpinsByEmail(db: Db, emails: readonly string[]) {
  const codes = await listCouponCodes(db, emails);
  const keys = await listDayKeys(db);
  const hashes = keys.flatMap(({ secret }) => emails.map((email) => hashSpinner(secret, 'mailbox', toCanonicalEmail(email))));
  return or(inArray(wheelSpins.couponCode, codes), inArray(wheelSpins.mailboxHash, hashes));
}
