import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { sqlState, type Tx } from '#platform/transaction';
import { AffiliateCodeTaken } from './errors.ts';
import { affiliateCodes } from './tables.ts';

const alreadyThere = '23505';

/**
 * Gives somebody the code that he is known by; he earns nothing by it yet.
 * @returns the affiliate's id
 * @throws AffiliateCodeTaken in whatever case somebody writes it
 */
export async function addAffiliateCode(tx: Tx, { code, userId }: { code: string; userId: number }): Promise<number> {
  try {
    // In a savepoint: the caller may try another code.
    return await tx.transaction(async (inner) => {
      const [row] = await inner.insert(affiliateCodes).values({ code, userId }).returning({ affiliateId: affiliateCodes.affiliateId });
      if (!row) throw new Error('the code was not written');
      return row.affiliateId;
    });
  } catch (error) {
    if (sqlState(error) === alreadyThere) throw new AffiliateCodeTaken();
    throw error;
  }
}

/** Whether orders that are placed from now on may be credited to him. */
export async function setEarning(tx: Tx, affiliateId: number, isEarning: boolean): Promise<void> {
  await tx.update(affiliateCodes).set({ isEarning }).where(eq(affiliateCodes.affiliateId, affiliateId));
}

/** The code as its affiliate writes it. */
export async function affiliateCodeOf(db: Db, affiliateId: number): Promise<string> {
  const [row] = await db.select({ code: affiliateCodes.code }).from(affiliateCodes).where(eq(affiliateCodes.affiliateId, affiliateId));
  return row?.code ?? '';
}

/**
 * Gives an affiliate another code: before anybody can have come by the old one.
 * @throws AffiliateCodeTaken
 */
export async function changeAffiliateCode(tx: Tx, affiliateId: number, code: string): Promise<void> {
  try {
    await tx.transaction((inner) => inner.update(affiliateCodes).set({ code }).where(eq(affiliateCodes.affiliateId, affiliateId)));
  } catch (error) {
    if (sqlState(error) === alreadyThere) throw new AffiliateCodeTaken();
    throw error;
  }
}
