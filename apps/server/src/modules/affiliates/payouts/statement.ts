import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { csvLine } from '#kit/csv-line';
import { money, toMajor } from '#kit/money';
import { findLanguage } from '#modules/countries';
import { drawSettlement, formatsIn, type SettlementPaper } from '#modules/invoicing';
import type { Db } from '#platform/database';
import { affiliates, commissions, ledgerEntries } from '../tables.ts';
import { partyOf } from './issue-invoices.ts';
import type { PayoutParty } from './invoice-content.ts';
import { merchantOf } from './merchant.ts';
import { shortAccount } from './payout-account.ts';
import { payoutTextsIn, type PayoutTexts } from './payout-texts.ts';
import type { PayoutRow } from './prepare-payouts.ts';

/** An entry that a payout settles. Minor units. */
interface StatementLine {
  kind: (typeof ledgerEntries.$inferSelect)['kind'];
  at: Date;
  cause: string;
  reason: string;
  base: number | null;
  basisPoints: number | null;
  amount: number;
}

interface Statement {
  opening: number;
  lines: StatementLine[];
  /** What is left of the approved balance after the payout: nothing, as it takes the whole. */
  closing: number;
}

/** What a payout settles, entry by entry: the opening balance and the lines come to what is paid. */
async function statementOf(db: Db, { affiliateId, currency, firstSequence, lastSequence, amount }: PayoutRow): Promise<Statement> {
  const his = and(eq(ledgerEntries.affiliateId, affiliateId), eq(ledgerEntries.currency, currency));
  const [before] = await db
    .select({ opening: sql<number>`coalesce(sum(${ledgerEntries.approved}), 0)::int` })
    .from(ledgerEntries)
    .where(and(his, lte(ledgerEntries.sequence, firstSequence - 1)));
  const lines = await db
    .select({
      kind: ledgerEntries.kind,
      at: ledgerEntries.at,
      cause: ledgerEntries.cause,
      reason: ledgerEntries.reason,
      base: commissions.base,
      basisPoints: commissions.basisPoints,
      amount: ledgerEntries.approved,
    })
    .from(ledgerEntries)
    .leftJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .where(and(his, gte(ledgerEntries.sequence, firstSequence), lte(ledgerEntries.sequence, lastSequence - 1), ne(ledgerEntries.approved, 0)))
    .orderBy(asc(ledgerEntries.sequence));
  const opening = before?.opening ?? 0;
  return { opening, lines, closing: lines.reduce((sum, line) => sum + line.amount, opening) - amount };
}

/** The statement as a table. Amounts in major units. */
export async function statementCsv(db: Db, payout: PayoutRow): Promise<string> {
  const { opening, lines, closing } = await statementOf(db, payout);
  const major = (amount: number) => toMajor(money(amount, payout.currency));
  const rows: (string | number)[][] = [
    ['date', 'kind', 'for', 'base', 'rate_percent', 'amount', 'currency', 'reason'],
    ['', 'opening', '', '', '', major(opening), payout.currency, ''],
    ...lines.map(({ at, kind, cause, base, basisPoints, amount, reason }) => [
      ...[at.toISOString(), kind, cause, base === null ? '' : major(base), basisPoints === null ? '' : basisPoints / 100],
      ...[major(amount), payout.currency, reason],
    ]),
    [payout.preparedAt.toISOString(), 'payout', payout.number, '', '', major(-payout.amount), payout.currency, ''],
    ['', 'closing', '', '', '', major(closing), payout.currency, ''],
  ];
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

/** The statement as a PDF, in the affiliate's language. */
export async function statementPdf(db: Db, payout: PayoutRow): Promise<Buffer> {
  const { opening, lines, closing } = await statementOf(db, payout);
  const code = await languageOf(db, payout.affiliateId);
  const texts = payoutTextsIn(code);
  const formats = formatsIn(code, payout.currency);
  const { party, shopName } = await merchantOf(db);
  const signed = (minor: number) => formats.amount(minor, payout.currency);
  const paper: SettlementPaper = {
    ...{ title: texts.statement, number: payout.number, shopName, author: party?.name ?? shopName, day: payout.periodUntil },
    facts: [
      [texts.number, payout.number],
      [texts.period, formats.days(payout.periodFrom, payout.periodUntil)],
      [texts.account, shortAccount(payout.account)],
    ],
    parties: [partyLines(texts.affiliate, partyOf(payout.tax), texts, formats.country), merchantLines(party, shopName, texts)],
    heads: texts.columns,
    rows: lines.map(({ kind, at, cause, base, basisPoints, amount, reason }) => ({
      cells: [
        texts.kinds[kind],
        base === null ? '' : formats.figure(base),
        basisPoints === null ? '' : formats.rate(basisPoints),
        formats.figure(amount),
      ],
      small: [formats.day(at.toISOString().slice(0, 10)), cause, reason].filter(Boolean).join(' · '),
    })),
    sums: [
      [texts.opening, signed(opening)],
      [texts.closing, signed(closing)],
      [texts.paidOut, signed(payout.amount)],
    ],
    notes: [],
  };
  return drawSettlement(paper, code);
}

async function languageOf(db: Db, affiliateId: number): Promise<string> {
  const [row] = await db.select({ languageId: affiliates.languageId }).from(affiliates).where(eq(affiliates.id, affiliateId));
  return (row && (await findLanguage(db, row.languageId))?.code) ?? 'en';
}

export const partyLines = (
  label: string,
  { name, lines, countryCode, vatNumber, taxNumber }: PayoutParty,
  texts: PayoutTexts,
  country: (code: string) => string,
): string[] =>
  [
    ...[label, name, ...lines, country(countryCode)],
    ...[vatNumber && `${texts.vatNumber} ${vatNumber}`, taxNumber && `${texts.taxNumber} ${taxNumber}`],
  ].filter((line) => line !== '');

export const merchantLines = (party: PayoutParty | null, shopName: string, texts: PayoutTexts): string[] =>
  party ? partyLines(texts.merchant, party, texts, () => '') : [texts.merchant, shopName, texts.demonstration];
