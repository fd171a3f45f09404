import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { userContact } from '#modules/accounts';
import { affiliateCodeOf } from '#modules/tracking';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { hidden } from './hidden-account.ts';
import { affiliateEvents, affiliateLinks, affiliates, creditedOrders, ledgerEntries } from './tables.ts';

/** Whoever decides on the same affiliate, or writes into his ledger, waits until this transaction ends. */
export async function lockAffiliate(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.id, id)).for('update');
}

/** An affiliate as his page shows him: of an account number no more than its end. @returns undefined where there is none, and for one who was forgotten */
export async function staffAffiliate(db: Db, id: number) {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  if (row?.userId == null) return undefined;
  const contact = await userContact(db, row.userId);
  if (!contact) return undefined;
  const { ledgerHash: _, ledgerSequence: __, payoutAccount, ...rest } = row;
  return {
    ...rest,
    userId: row.userId,
    code: await affiliateCodeOf(db, id),
    payoutAccount: payoutAccount && hidden(payoutAccount),
    ...{ firstName: contact.firstName, lastName: contact.lastName, email: contact.email, isEmailConfirmed: contact.isEmailConfirmed },
  };
}

/** How he came to be what he is, the first step first. */
export const historyOf = (db: Db, affiliateId: number) =>
  db.select().from(affiliateEvents).where(eq(affiliateEvents.affiliateId, affiliateId)).orderBy(asc(affiliateEvents.id)).limit(200);

interface Page {
  offset: number;
  limit: number;
}

/** What came and went of his, the last first. */
export async function ledgerOf(
  db: Db,
  affiliateId: number,
  { offset, limit }: Page,
): Promise<{ rows: (typeof ledgerEntries.$inferSelect)[]; count: Counted }> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.affiliateId, affiliateId))
    .orderBy(desc(ledgerEntries.sequence))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${ledgerEntries} where ${ledgerEntries.affiliateId} = ${affiliateId}`) };
}

/** The addresses that he has had made lately. */
export const linksOf = (db: Db, affiliateId: number) =>
  db
    .select()
    .from(affiliateLinks)
    .where(eq(affiliateLinks.affiliateId, affiliateId))
    .orderBy(sql`${affiliateLinks.createdAt} desc nulls last`)
    .limit(50);

/** Orders placed since then that he is credited with and of which anything is kept. */
export const convertedSince = (db: Db, affiliateId: number, since: Date): Promise<number> =>
  db.$count(creditedOrders, and(eq(creditedOrders.affiliateId, affiliateId), gte(creditedOrders.placedAt, since), creditedOrders.isKept));
