import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { dayIn } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import type { TaxData } from '../contract.ts';
import { affiliates, payoutInvoices } from '../tables.ts';
import type { PayoutParty } from './invoice-content.ts';
import { merchantOf } from './merchant.ts';
import { takeNumbers, type PayoutRow } from './prepare-payouts.ts';
import { vatOnPayout } from './vat-on-payout.ts';

/** Issues the self-billed invoices of payouts that were paid just now. The counter is hot: nothing is written after it but they. */
export async function issueInvoices(tx: Tx, rows: readonly PayoutRow[]): Promise<void> {
  if (rows.length === 0) return;
  const merchant = await merchantOf(tx);
  const languages = await tx
    .select({ id: affiliates.id, languageId: affiliates.languageId })
    .from(affiliates)
    .where(
      inArray(
        affiliates.id,
        rows.map(({ affiliateId }) => affiliateId),
      ),
    );
  const issuedOn = dayIn(merchant.timeZone, now());
  const numbers = await takeNumbers(tx, { series: 'SB', year: issuedOn.slice(0, 4), count: rows.length });
  await tx.insert(payoutInvoices).values(
    rows.map(({ id, number, affiliateId, amount, vat, tax, currency, periodFrom, periodUntil }, index) => ({
      payoutId: id,
      number: numbers[index] ?? '',
      issuedOn,
      languageId: languages.find((affiliate) => affiliate.id === affiliateId)?.languageId ?? 1,
      content: {
        ...{ shopName: merchant.shopName, merchant: merchant.party, affiliate: partyOf(tax) },
        ...{ payoutNumber: number, issuedOn, periodFrom, periodUntil, currency, net: amount },
        // As it was sent: what was worked out when the payout was prepared.
        vat: { ...vatOnPayout(amount, tax, merchant), amount: vat },
      },
    })),
  );
}

/** An affiliate by his tax data. */
export const partyOf = ({ name, address, postalCode, city, countryCode, vatNumber, taxNumber }: TaxData): PayoutParty => ({
  name,
  lines: [address, `${postalCode} ${city}`.trim()].filter((line) => line !== ''),
  countryCode,
  vatNumber,
  taxNumber,
});
