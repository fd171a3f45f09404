import { getTexts, type Translate } from '@selvedge/i18n/texts';
import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { formatCsvLine } from '#kit/csv-line';
import { money, share, toMajor } from '#kit/money';
import { readProductTitles } from '#modules/catalog';
import { findLanguage } from '#modules/countries';
import { drawSettlement, getDocumentFormats, type SettlementDocument } from '#modules/invoicing';
import type { Db } from '#platform/database';
import { getReversalText } from '../../commissions/reversal-texts.ts';
import { affiliates, commissions, creditedOrders, ledgerEntries, payouts } from '../../tables.ts';
import { toParty } from './issue-invoices.ts';
import type { PayoutParty } from './invoice-content.ts';
import { getMerchant } from '../merchant.ts';
import { shortenAccount } from '../bank/payout-account.ts';
import type { PayoutRow } from '../prepare-payouts.ts';
import { computePayoutVat } from './vat-on-payout.ts';

/** A ledger entry that a payout settles. Minor units. */
interface StatementLine {
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
}

interface Statement {
  opening: number;
  lines: StatementLine[];
  /** The approved balance after the payout: zero, or the rest that the bank could not transfer. */
  closing: number;
}

/** Returns the ledger entries that a payout settles. The opening balance plus the lines is the paid amount. */
async function buildStatement(
  db: Db,
  { affiliateId, currency, firstSequence, lastSequence, amount }: PayoutRow,
  language: Language,
): Promise<Statement> {
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
  const lines = rows.flatMap(
    ({ kind, productId, productName, payoutNumber, orderReference, reason, base, basisPoints, fixed, capped, ...line }): StatementLine[] => {
      // An export moves no money, so it is never among these entries.
      if (kind === 'payout-exported') return [];
      const title = titles.get(productId ?? 0) ?? productName ?? payoutNumber ?? '';
      const isComputed = kind === 'approval' && base !== null && basisPoints !== null && fixed !== null && capped !== null;
      const computed = isComputed
        ? { base, basisPoints, fixed, capped, reduction: share(base, basisPoints) + fixed - capped - line.amount }
        : { base: null, basisPoints: null, fixed: null, capped: null, reduction: null };
      return [{ ...line, ...computed, kind, title, orderReference: orderReference ?? '', reason: getReversalText(language.code, reason) }];
    },
  );
  const opening = before?.opening ?? 0;
  return { opening, lines, closing: lines.reduce((sum, line) => sum + line.amount, opening) - amount };
}

/** Writes the statement as CSV, with names and reasons in the affiliate's language. Amounts in major units. */
export async function writeStatementCsv(db: Db, payout: PayoutRow): Promise<string> {
  const { opening, lines, closing } = await buildStatement(db, payout, await getLanguage(db, payout.affiliateId));
  const major = (amount: number) => toMajor(money(amount, payout.currency));
  const rows: (string | number)[][] = [
    ['date', 'kind', 'for', 'order_reference', 'base', 'rate_percent', 'fixed', 'cap', 'reduction', 'amount', 'currency', 'reason'],
    ['', 'opening', '', '', '', '', '', '', '', major(opening), payout.currency, ''],
    ...lines.map(({ at, kind, title, orderReference, base, basisPoints, fixed, capped, reduction, amount, reason }) => [
      ...[at.toISOString(), kind, title, orderReference, base === null ? '' : major(base), basisPoints === null ? '' : basisPoints / 100],
      ...[fixed === null ? '' : major(fixed), capped === null ? '' : major(-capped)],
      ...[reduction === null ? '' : major(-reduction), major(amount), payout.currency, reason],
    ]),
    [payout.preparedAt.toISOString(), 'payout', payout.number, '', '', '', '', '', '', major(-payout.amount), payout.currency, ''],
    ['', 'closing', '', '', '', '', '', '', '', major(closing), payout.currency, ''],
  ];
  return `\uFEFF${rows.map(formatCsvLine).join('')}`;
}

/** Writes the statement as PDF in the affiliate's language. */
export async function renderStatementPdf(db: Db, payout: PayoutRow): Promise<Buffer> {
  const language = await getLanguage(db, payout.affiliateId);
  const { code } = language;
  const { opening, lines, closing } = await buildStatement(db, payout, language);
  const { t } = getTexts('documents', code);
  const formats = getDocumentFormats(code, payout.currency);
  const merchant = await getMerchant(db);
  const { party, shopName } = merchant;
  const formatAmount = (minor: number) => formats.amount(minor, payout.currency);
  const document: SettlementDocument = {
    ...{ title: t('payout.statement'), number: payout.number, shopName, author: party?.name ?? shopName, day: payout.periodUntil },
    facts: [
      [t('payout.number'), payout.number],
      [t('payout.period'), formats.days(payout.periodFrom, payout.periodUntil)],
      [t('payout.account'), shortenAccount(payout.account)],
    ],
    parties: [formatParty('affiliate', toParty(payout.tax), t, formats.country), formatMerchant(party, shopName, t)],
    heads: [t('payout.columns.item'), t('payout.columns.base'), t('payout.columns.rate'), t('payout.columns.reduction'), t('payout.columns.amount')],
    rows: lines.map(({ kind, at, title, orderReference, base, basisPoints, fixed, capped, reduction, amount, reason }) => ({
      cells: [
        title || t(`payout.kinds.${kind}`),
        base === null ? '' : formats.figure(base),
        basisPoints === null ? '' : formats.rate(basisPoints),
        // A line without a reduction has an empty cell.
        reduction === null || reduction === 0 ? '' : formats.figure(-reduction),
        formats.figure(amount),
      ],
      small: [
        ...[title && t(`payout.kinds.${kind}`), formats.day(at.toISOString().slice(0, 10)), orderReference],
        fixed ? t('payout.fixed', { amount: formatAmount(fixed) }) : '',
        capped ? t('payout.capped', { amount: formatAmount(-capped) }) : '',
        reason,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    sums: [
      [t('payout.opening'), formatAmount(opening)],
      [t('payout.turnover'), formatAmount(lines.reduce((sum, line) => sum + line.amount, 0))],
      ...(payout.vat === 0
        ? []
        : [
            [
              t('payout.vat', { rate: formats.rate(computePayoutVat(payout.amount, payout.tax, merchant).basisPoints) }),
              formatAmount(payout.vat),
            ] as const,
          ]),
      [t('payout.paidOut'), formatAmount(payout.amount + payout.vat)],
    ],
    notes: [`${t('payout.closing')}: ${formatAmount(closing)}`],
  };
  return drawSettlement(document, code);
}

interface Language {
  id: number;
  code: string;
}

async function getLanguage(db: Db, affiliateId: number): Promise<Language> {
  const [row] = await db.select({ languageId: affiliates.languageId }).from(affiliates).where(eq(affiliates.id, affiliateId));
  return (row && (await findLanguage(db, row.languageId))) ?? { id: 1, code: 'en' };
}

export const formatParty = (
  role: 'merchant' | 'affiliate',
  { name, lines, countryCode, vatNumber, taxNumber }: PayoutParty,
  t: Translate<'documents'>,
  country: (code: string) => string,
): string[] =>
  [
    ...[t(`payout.${role}`), name, ...lines, country(countryCode)],
    ...[vatNumber && `${t('payout.vatNumber')} ${vatNumber}`, taxNumber && `${t('payout.taxNumber')} ${taxNumber}`],
  ].filter((line) => line !== '');

export const formatMerchant = (party: PayoutParty | null, shopName: string, t: Translate<'documents'>): string[] =>
  party ? formatParty('merchant', party, t, () => '') : [t('payout.merchant'), shopName, t('payout.demonstration')];
