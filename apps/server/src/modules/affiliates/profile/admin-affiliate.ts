import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { findUserContact } from '#modules/accounts';
import { getAffiliateCode } from '#modules/tracking';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { maskAccount } from './masked-account.ts';
import { affiliateEvents, affiliates } from '../tables.ts';
import { affiliateLinks } from '../links/tables.ts';
import { creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';

/** Locks an affiliate and their ledger until the transaction ends. */
export async function lockAffiliate(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.id, id)).for('update');
}

/** Returns an affiliate for the back office, with a masked account number. @returns undefined if there is none or it was deleted */
export async function getAdminAffiliate(db: Db, id: number) {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  if (row?.userId == null) return undefined;
  const contact = await findUserContact(db, row.userId);
  if (!contact) return undefined;
  const { ledgerHash: _, ledgerSequence: __, feedSecret: ___, payoutAccount, ...rest } = row;
  return {
    ...rest,
    userId: row.userId,
    code: await getAffiliateCode(db, id),
    payoutAccount: payoutAccount && maskAccount(payoutAccount),
    ...{ firstName: contact.firstName, lastName: contact.lastName, email: contact.email, isEmailConfirmed: contact.isEmailConfirmed },
  };
}

/** Lists an affiliate's status changes, the oldest first. */
export const listEvents = (db: Db, affiliateId: number) =>
  db.select().from(affiliateEvents).where(eq(affiliateEvents.affiliateId, affiliateId)).orderBy(asc(affiliateEvents.id)).limit(200);

interface Page {
  offset: number;
  limit: number;
}

/** Lists an affiliate's ledger entries, the newest first. */
export async function listLedgerEntries(
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
  return { rows, count: await countWithLimit(db, sql`select 1 from ${ledgerEntries} where ${ledgerEntries.affiliateId} = ${affiliateId}`) };
}

/** Lists an affiliate's latest links. */
export const listAffiliateLinks = (db: Db, affiliateId: number) =>
  db
    .select()
    .from(affiliateLinks)
    .where(eq(affiliateLinks.affiliateId, affiliateId))
    .orderBy(sql`${affiliateLinks.createdAt} desc nulls last`)
    .limit(50);

/** Counts the affiliate's credited orders placed since a date that were not fully cancelled or returned. */
export const countConvertedOrders = (db: Db, affiliateId: number, since: Date): Promise<number> =>
  db.$count(creditedOrders, and(eq(creditedOrders.affiliateId, affiliateId), gte(creditedOrders.placedAt, since), creditedOrders.isKept));
