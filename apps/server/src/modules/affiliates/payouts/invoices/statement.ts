import { getTexts, type Translate } from '@selvedge/i18n/texts';
import { eq } from 'drizzle-orm';
import { formatCsvLine } from '#kit/csv-line';
import { money, toMajor } from '#kit/money';
import { findLanguage } from '#modules/countries';
import { drawSettlement, getDocumentFormats, type SettlementDocument } from '#modules/invoicing';
import type { Db } from '#platform/database';
import { affiliates } from '../../tables.ts';
import { describeConversion, listRateTexts } from '../conversion/describe-conversion.ts';
import type { ConvertedAmount } from '../conversion/payout-conversion.ts';
import { buildStatement, type StatementLanguage, type StatementLine, type StatementSection } from './build-statement.ts';
import { toParty } from './issue-invoices.ts';
import type { PayoutParty } from './invoice-content.ts';
import { getMerchant } from '../merchant.ts';
import { shortenAccount } from '../bank/payout-account.ts';
import type { PayoutRow } from '../prepare-payouts.ts';
import { computePayoutVat } from './vat-on-payout.ts';

const csvColumns = [
  ...['date', 'kind', 'for', 'order_reference', 'base', 'rate_percent', 'fixed', 'cap', 'reduction', 'amount', 'currency', 'reason'],
  ...['original_amount', 'original_currency', 'exchange_rate'],
];

/** Writes the statement as CSV, with names and reasons in the affiliate's language. Amounts in major units. */
export async function writeStatementCsv(db: Db, payout: PayoutRow): Promise<string> {
  const sections = await buildStatement(db, payout, await getLanguage(db, payout.affiliateId));
  const rows = [csvColumns, ...sections.flatMap((section) => listCsvRows(section, payout))];
  return `\uFEFF${rows.map(formatCsvLine).join('')}`;
}

function listCsvRows({ currency, opening, lines, converted, closing }: StatementSection, payout: PayoutRow): (string | number)[][] {
  const major = (amount: number) => toMajor(money(amount, currency));
  const row = (date: string, kind: string, title: string, amount: number, of: ConvertedAmount | null = null) => [
    ...[date, kind, title, '', '', '', '', '', '', major(amount), currency, '', ...listOriginal(of)],
  ];
  const preparedAt = payout.preparedAt.toISOString();
  return [
    row('', 'opening', '', opening),
    ...lines.map(({ at, kind, title, orderReference, base, basisPoints, fixed, capped, reduction, amount, reason, conversion }) => [
      ...[at.toISOString(), kind, title, orderReference, base === null ? '' : major(base), basisPoints === null ? '' : basisPoints / 100],
      ...[fixed === null ? '' : major(fixed), capped === null ? '' : major(-capped)],
      ...[reduction === null ? '' : major(-reduction), major(amount), currency, reason, ...listOriginal(conversion)],
    ]),
    converted ? row(preparedAt, 'conversion', payout.number, -converted.amount, converted) : row(preparedAt, 'payout', payout.number, -payout.amount),
    row('', 'closing', '', closing),
  ];
}

/** The amount before the conversion, and the rates by which it can be computed again. */
const listOriginal = (conversion: ConvertedAmount | null): (string | number)[] =>
  conversion ? [toMajor(money(conversion.amount, conversion.currency)), conversion.currency, listRateTexts(conversion)] : ['', '', ''];

/** Writes the statement as PDF in the affiliate's language. */
export async function renderStatementPdf(db: Db, payout: PayoutRow): Promise<Buffer> {
  const language = await getLanguage(db, payout.affiliateId);
  const { code } = language;
  const sections = await buildStatement(db, payout, language);
  const { t } = getTexts('documents', code);
  const formats = getDocumentFormats(code, payout.currency);
  const merchant = await getMerchant(db);
  const { party, shopName } = merchant;
  const formatAmount = (minor: number) => formats.amount(minor, payout.currency);
  // The last section is the balance in the currency of the payout.
  const { opening, lines, closing } = sections.at(-1) ?? { opening: 0, lines: [], closing: 0 };
  const document: SettlementDocument = {
    ...{ title: t('payout.statement'), number: payout.number, shopName, author: party?.name ?? shopName, day: payout.periodUntil },
    facts: [
      [t('payout.number'), payout.number],
      [t('payout.period'), formats.days(payout.periodFrom, payout.periodUntil)],
      [t('payout.account'), shortenAccount(payout.account)],
    ],
    parties: [formatParty('affiliate', toParty(payout.tax), t, formats.country), formatMerchant(party, shopName, t)],
    heads: [t('payout.columns.item'), t('payout.columns.base'), t('payout.columns.rate'), t('payout.columns.reduction'), t('payout.columns.amount')],
    rows: sections.flatMap((section) => listPdfRows(section, payout, code)),
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

/** Returns the lines of a section. Amounts in a currency other than that of the payout name their currency. */
function listPdfRows({ currency, opening, lines, converted }: StatementSection, payout: PayoutRow, code: string): SettlementDocument['rows'] {
  const { t } = getTexts('documents', code);
  const formats = getDocumentFormats(code, currency);
  const formatAmount = (minor: number) => formats.amount(minor, currency);
  const figure = converted ? formatAmount : formats.figure;
  const rows = lines.map((line) => toPdfRow(line, { t, formats, figure, formatAmount }));
  if (!converted) return rows;
  const conversion = [t('payout.kinds.conversion'), '', '', '', figure(-converted.amount)];
  return [
    ...(opening === 0 ? [] : [{ cells: [t('payout.opening'), '', '', '', figure(opening)] }]),
    ...rows,
    { cells: conversion, small: describeConversion(converted, payout.currency, formats) },
  ];
}

interface RowFormats {
  t: Translate<'documents'>;
  formats: ReturnType<typeof getDocumentFormats>;
  figure: (minor: number) => string;
  formatAmount: (minor: number) => string;
}

function toPdfRow(line: StatementLine, { t, formats, figure, formatAmount }: RowFormats): SettlementDocument['rows'][number] {
  const { kind, at, title, orderReference, base, basisPoints, fixed, capped, reduction, amount, reason, conversion } = line;
  return {
    cells: [
      (conversion ? '' : title) || t(`payout.kinds.${kind}`),
      base === null ? '' : figure(base),
      basisPoints === null ? '' : formats.rate(basisPoints),
      // A line without a reduction has an empty cell.
      reduction === null || reduction === 0 ? '' : figure(-reduction),
      figure(amount),
    ],
    small: [
      ...[title && !conversion && t(`payout.kinds.${kind}`), formats.day(at.toISOString().slice(0, 10)), orderReference],
      fixed ? t('payout.fixed', { amount: formatAmount(fixed) }) : '',
      capped ? t('payout.capped', { amount: formatAmount(-capped) }) : '',
      conversion ? describeConversion(conversion, conversion.targetCurrency, formats) : '',
      reason,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

async function getLanguage(db: Db, affiliateId: number): Promise<StatementLanguage> {
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
