import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import type { TaxData } from '../../contract.ts';
import { affiliates } from '../../tables.ts';
import { payoutInvoices } from '../tables.ts';
import type { PayoutParty } from './invoice-content.ts';
import { getMerchant } from '../merchant.ts';
import { takeNumbers, type PayoutRow } from '../prepare-payouts.ts';
import { computePayoutVat } from './vat-on-payout.ts';

/** Issues the self-billed invoices of payouts that were just paid. Call it last in a transaction: it locks the invoice counter. */
export async function issueInvoices(tx: Tx, rows: readonly PayoutRow[]): Promise<void> {
  if (rows.length === 0) return;
  const merchant = await getMerchant(tx);
  const languages = await tx
    .select({ id: affiliates.id, languageId: affiliates.languageId })
    .from(affiliates)
    .where(
      inArray(
        affiliates.id,
        rows.map(({ affiliateId }) => affiliateId),
      ),
    );
  const issuedOn = toLocalDay(merchant.timeZone, now());
  const numbers = await takeNumbers(tx, { series: 'SB', year: issuedOn.slice(0, 4), count: rows.length });
  await tx.insert(payoutInvoices).values(
    rows.map(({ id, number, affiliateId, amount, vat, tax, currency, periodFrom, periodUntil, conversion }, index) => ({
      payoutId: id,
      number: numbers[index] ?? '',
      issuedOn,
      languageId: languages.find((affiliate) => affiliate.id === affiliateId)?.languageId ?? 1,
      content: {
        ...{ shopName: merchant.shopName, merchant: merchant.party, affiliate: toParty(tax) },
        ...{ payoutNumber: number, issuedOn, periodFrom, periodUntil, currency, net: amount },
        // The VAT that was paid: computed when the payout was prepared.
        vat: { ...computePayoutVat(amount, tax, merchant), amount: vat },
        ...(conversion && { converted: conversion.balances, vatAtHome: conversion.vat }),
      },
    })),
  );
}

/** Returns an affiliate as a party, by their tax data. */
export const toParty = ({ name, address, postalCode, city, countryCode, vatNumber, taxNumber }: TaxData): PayoutParty => ({
  name,
  lines: [address, `${postalCode} ${city}`.trim()].filter((line) => line !== ''),
  countryCode,
  vatNumber,
  taxNumber,
});
