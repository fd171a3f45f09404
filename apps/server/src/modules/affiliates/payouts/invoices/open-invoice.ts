import { createHash } from 'node:crypto';
import { getTexts } from '@selvedge/i18n/texts';
import { and, eq, isNull } from 'drizzle-orm';
import { findLanguage } from '#modules/countries';
import { drawSettlement, getDocumentFormats, DocumentNotReady, type SettlementDocument } from '#modules/invoicing';
import type { Services } from '#platform/services';
import { NoPayoutInvoice } from '../../errors.ts';
import { payoutInvoices } from '../tables.ts';
import { describeConversion } from '../conversion/describe-conversion.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { getMerchant } from '../merchant.ts';
import type { PayoutRow } from '../prepare-payouts.ts';
import { formatMerchant, formatParty } from './statement.ts';

/**
 * Returns the self-billed invoice of a payout, always with the same bytes: it is printed on the first request and stored.
 * @throws NoPayoutInvoice before it is paid; DocumentNotReady while no seller is set, except in a demo
 */
export async function openPayoutInvoice(
  { db, storage, config }: Pick<Services, 'db' | 'storage' | 'config'>,
  payout: PayoutRow,
): Promise<{ bytes: Buffer; name: string }> {
  const [row] = await db.select().from(payoutInvoices).where(eq(payoutInvoices.payoutId, payout.id));
  if (!row) throw new NoPayoutInvoice(payout.number);
  const name = `${row.number.toLowerCase()}.pdf`;
  const storedFile = row.fileKey === null ? undefined : await storage.get(row.fileKey);
  if (storedFile) return { bytes: storedFile, name };
  const merchant = row.content.merchant ?? (await getMerchant(db)).party;
  if (!merchant && !config.isLoopback) throw new DocumentNotReady(row.number);
  const content = { ...row.content, merchant };
  const code = (await findLanguage(db, row.languageId))?.code ?? 'en';
  const bytes = await drawSettlement(buildDocument(row.number, content, code), code);
  const fileKey = `documents/${row.issuedOn.slice(0, 4)}/${name}`;
  await storage.put(fileKey, bytes);
  await db
    .update(payoutInvoices)
    .set({ content, fileKey, fileHash: createHash('sha256').update(bytes).digest('hex') })
    .where(and(eq(payoutInvoices.id, row.id), isNull(payoutInvoices.fileKey)));
  return { bytes, name };
}

function buildDocument(number: string, content: InvoiceContent, code: string): SettlementDocument {
  const { shopName, merchant, affiliate, payoutNumber, issuedOn, periodFrom, periodUntil, currency, net, vat, converted = [], vatAtHome } = content;
  const { t } = getTexts('documents', code);
  const formats = getDocumentFormats(code, currency);
  return {
    ...{ title: t('payout.invoice'), number, shopName, author: merchant?.name ?? shopName, day: issuedOn },
    facts: [
      [t('payout.number'), number],
      [t('payout.issuedOn'), formats.day(issuedOn)],
      [t('payout.statement'), payoutNumber],
    ],
    parties: [formatParty('affiliate', affiliate, t, formats.country), formatMerchant(merchant, shopName, t)],
    heads: [t('payout.columns.item'), t('payout.columns.amount')],
    rows: [
      {
        cells: [t('payout.service', { period: formats.days(periodFrom, periodUntil) }), formats.figure(net)],
        small: converted.map((amount) => describeConversion(amount, currency, formats)).join(' · '),
      },
    ],
    sums: [
      [t('payout.net'), formats.amount(net, currency)],
      ...(vat.case === 'domestic' ? [[t('payout.vat', { rate: formats.rate(vat.basisPoints) }), formats.amount(vat.amount, currency)] as const] : []),
      [t('payout.total'), formats.amount(net + vat.amount, currency)],
    ],
    notes: [
      t(`payout.notes.${vat.case}`),
      ...(vatAtHome
        ? [
            t('payout.vatInCurrency', {
              currency: vatAtHome.targetCurrency,
              amount: describeConversion(vatAtHome, vatAtHome.targetCurrency, formats),
            }),
          ]
        : []),
    ],
  };
}
