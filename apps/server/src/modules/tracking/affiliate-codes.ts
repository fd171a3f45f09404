import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findSqlState, type Tx } from '#platform/transaction';
import { toStartPattern } from '#platform/sql/like-pattern';
import { AffiliateCodeTaken } from './errors.ts';
import { affiliateCodes } from './tables.ts';

/** Selects affiliates and their codes in the original spelling. */
export const affiliateCodeChecks: SQL = sql`select affiliate_id, code from ${affiliateCodes}`;

/** Selects the ids of affiliates whose code has this prefix, in any case. */
export const selectAffiliatesByCode = (start: string): SQL =>
  sql`select affiliate_id as id from ${affiliateCodes} where lower(code) like ${toStartPattern(start)}`;

const UNIQUE_VIOLATION = '23505';

/**
 * Reserves an affiliate code; it earns nothing yet.
 * @returns the affiliate's id
 * @throws AffiliateCodeTaken, regardless of case, also if it is the code of a coupon, which a trigger of the database checks
 */
export async function addAffiliateCode(tx: Tx, { code, userId }: { code: string; userId: number }): Promise<number> {
  try {
    // A savepoint, so that the caller can try another code after a conflict.
    return await tx.transaction(async (inner) => {
      const [row] = await inner.insert(affiliateCodes).values({ code, userId }).returning({ affiliateId: affiliateCodes.affiliateId });
      if (!row) throw new Error('the code was not saved');
      return row.affiliateId;
    });
  } catch (error) {
    if (findSqlState(error) === UNIQUE_VIOLATION) throw new AffiliateCodeTaken();
    throw error;
  }
}

/** Sets whether orders placed from now on can be credited to an affiliate. */
export async function setEarning(tx: Tx, affiliateId: number, isEarning: boolean): Promise<void> {
  await tx.update(affiliateCodes).set({ isEarning }).where(eq(affiliateCodes.affiliateId, affiliateId));
}

/** Returns an affiliate's code in its original spelling. */
export async function getAffiliateCode(db: Db, affiliateId: number): Promise<string> {
  const [row] = await db.select({ code: affiliateCodes.code }).from(affiliateCodes).where(eq(affiliateCodes.affiliateId, affiliateId));
  return row?.code ?? '';
}

/**
 * Changes an affiliate's code. Allowed only before the old one was ever used.
 * @throws AffiliateCodeTaken
 */
export async function changeAffiliateCode(tx: Tx, affiliateId: number, code: string): Promise<void> {
  try {
    await tx.transaction((inner) => inner.update(affiliateCodes).set({ code }).where(eq(affiliateCodes.affiliateId, affiliateId)));
  } catch (error) {
    if (findSqlState(error) === UNIQUE_VIOLATION) throw new AffiliateCodeTaken();
    throw error;
  }
}
