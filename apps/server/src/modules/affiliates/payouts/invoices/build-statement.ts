import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { share } from '#kit/money';
import { readProductTitles } from '#modules/catalog';
import type { Db } from '#platform/database';
import { getReversalText } from '../../commissions/reversal-texts.ts';
import { commissions, creditedOrders } from '../../commissions/tables.ts';
import { ledgerEntries } from '../../ledger/tables.ts';
import { payouts } from '../tables.ts';
import type { ConvertedBalance } from '../conversion/payout-conversion.ts';
import type { PayoutRow } from '../prepare-payouts.ts';

/** A ledger entry that a payout settles. Minor units. */
export interface StatementLine {
  kind: Exclude<(typeof ledgerEntries.$inferSelect)['kind'], 'payout-exported'>;
  at: Date;
  /** The product, or the failed payout; empty for an adjustment, which has a reason. */
  title: string;
  /** Empty: no order. */
  orderReference: string;
  reason: string;
  /** Net base and rate of a commission that was approved; null on other lines, whose amount is not computed from them. */
  base: number | null;
  basisPoints: number | null;
  /** The line's part of the fixed amount for the order, and of the reduction to the rule's maximum; null on other lines. */
  fixed: number | null;
  capped: number | null;
  /** The reduction by returns, refunds and cancellations before the approval. The amount is rate of base + fixed - capped - reduction. */
  reduction: number | null;
  amount: number;
  /** The balance that was converted, and its payout; null on other lines. */
  conversion: (ConvertedBalance & { targetCurrency: string }) | null;
}

/** A balance that a payout settles. Minor units of its currency. */
export interface StatementSection {
  currency: string;
  opening: number;
  lines: StatementLine[];
  /** The conversion that takes the balance into the payout; null: the balance is in the currency of the payout. */
  converted: ConvertedBalance | null;
  /** The approved balance after the payout: zero, or the rest that the bank could not transfer. */
  closing: number;
}

/** A language by id and by code. */
export interface StatementLanguage {
  id: number;
  code: string;
}

/**
 * Returns the ledger entries that a payout settles: first each balance that was converted, then the balance in the currency of the payout. The
 * opening balance plus the lines is the amount that was converted or paid.
 */
export async function buildStatement(db: Db, payout: PayoutRow, language: StatementLanguage): Promise<StatementSection[]> {
  const { affiliateId, currency, firstSequence, lastSequence, amount, conversion } = payout;
  const sections: StatementSection[] = [];
  for (const converted of conversion?.balances ?? []) sections.push(await buildSection(db, { affiliateId, ...converted, converted }, language));
  return [...sections, await buildSection(db, { affiliateId, currency, firstSequence, lastSequence, amount, converted: null }, language)];
}

interface SectionRequest {
  affiliateId: number;
  currency: string;
  firstSequence: number;
  /** The entry that takes the amount; the section ends before it. */
  lastSequence: number;
  amount: number;
  converted: ConvertedBalance | null;
}

async function buildSection(
  db: Db,
  { affiliateId, currency, firstSequence, lastSequence, amount: taken, converted }: SectionRequest,
  language: StatementLanguage,
): Promise<StatementSection> {
  const isOfBalance = and(eq(ledgerEntries.affiliateId, affiliateId), eq(ledgerEntries.currency, currency));
  const [before] = await db
    .select({ opening: sql<number>`coalesce(sum(${ledgerEntries.approved}), 0)::bigint` })
    .from(ledgerEntries)
    .where(and(isOfBalance, lte(ledgerEntries.sequence, firstSequence - 1)));
  const rows = await db
    .select({
      kind: ledgerEntries.kind,
      at: ledgerEntries.at,
      ...{ productId: commissions.productId, productName: commissions.productName, payoutNumber: payouts.number },
      ...{ cause: ledgerEntries.cause, payoutCurrency: payouts.currency, payoutConversion: payouts.conversion },
      orderReference: creditedOrders.reference,
      reason: ledgerEntries.reason,
      base: commissions.base,
      basisPoints: commissions.basisPoints,
      fixed: commissions.fixed,
      capped: commissions.capped,
      amount: ledgerEntries.approved,
    })
    .from(ledgerEntries)
    .leftJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .leftJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(and(isOfBalance, gte(ledgerEntries.sequence, firstSequence), lte(ledgerEntries.sequence, lastSequence - 1), ne(ledgerEntries.approved, 0)))
    .orderBy(asc(ledgerEntries.sequence));
  const titles = await readProductTitles(db, { productIds: rows.map(({ productId }) => productId), languageId: language.id });
  const lines = rows.flatMap(({ cause, payoutCurrency, payoutConversion, ...row }): StatementLine[] => {
    const { kind, productId, productName, payoutNumber, orderReference, reason, base, basisPoints, fixed, capped, ...line } = row;
    // An export moves no money, so it is never among these entries.
    if (kind === 'payout-exported') return [];
    const title = titles.get(productId ?? 0) ?? productName ?? payoutNumber ?? '';
    const isComputed = kind === 'approval' && base !== null && basisPoints !== null && fixed !== null && capped !== null;
    const computed = isComputed
      ? { base, basisPoints, fixed, capped, reduction: share(base, basisPoints) + fixed - capped - line.amount }
      : { base: null, basisPoints: null, fixed: null, capped: null, reduction: null };
    const conversion = findConversion({ kind, cause, currency: payoutCurrency, conversion: payoutConversion });
    const texts = { title, orderReference: orderReference ?? '', reason: getReversalText(language.code, reason) };
    return [{ ...line, ...computed, ...texts, kind, conversion }];
  });
  const opening = before?.opening ?? 0;
  return { currency, opening, lines, converted, closing: lines.reduce((sum, line) => sum + line.amount, opening) - taken };
}

interface EntryOfPayout {
  kind: string;
  cause: string;
  currency: string | null;
  conversion: PayoutRow['conversion'];
}

/** The cause of a conversion ends with the currency of the balance. */
function findConversion({ kind, cause, currency, conversion }: EntryOfPayout): StatementLine['conversion'] {
  if (!kind.startsWith('conversion') || currency === null) return null;
  const balance = conversion?.balances.find((candidate) => cause.endsWith(` ${candidate.currency}`));
  return balance ? { ...balance, targetCurrency: currency } : null;
}
