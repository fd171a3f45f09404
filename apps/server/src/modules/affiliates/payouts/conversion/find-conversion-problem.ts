import type { ledgerEntries } from '../../ledger/tables.ts';
import type { payouts } from '../tables.ts';
import { computeConverted, type ConvertedBalance } from './payout-conversion.ts';
import { listConversionEntries, listReturnEntries } from './conversion-entries.ts';

type Payout = typeof payouts.$inferSelect;
type Entry = Pick<typeof ledgerEntries.$inferSelect, 'kind' | 'cause' | 'sequence' | 'currency' | 'approved'>;

/**
 * Compares the conversion of a payout with its rates and its pairs of ledger entries.
 * @param entries all ledger entries of the payout
 * @returns undefined if they agree
 */
export function findConversionProblem(payout: Payout, entries: readonly Entry[]): string | undefined {
  const { conversion, status } = payout;
  const written = entries.filter(({ kind }) => kind === 'conversion' || kind === 'conversion-returned');
  const expected = [...listConversionEntries(payout, null), ...(status === 'failed' ? listReturnEntries(payout, null) : [])];
  if (written.length !== expected.length) return `it has ${written.length} ledger entries of conversions, but needs ${expected.length}`;
  for (const { cause, currency: of, approved } of expected) {
    const entry = written.find((candidate) => candidate.cause === cause);
    if (entry?.currency !== of || entry.approved !== approved) return `its ledger entries differ from its conversion of ${of}`;
  }
  for (const balance of conversion?.balances ?? []) {
    const problem = findBalanceProblem(balance, payout.currency, written);
    if (problem !== undefined) return problem;
  }
  return isVatConverted(payout) ? undefined : 'its VAT is not converted by its rates';
}

function findBalanceProblem(balance: ConvertedBalance, targetCurrency: string, written: readonly Entry[]): string | undefined {
  const { currency, amount, converted, lastSequence } = balance;
  if (converted !== computeConverted(balance, targetCurrency)) return `its rates do not convert ${amount} ${currency} to ${converted}`;
  const isWritten = written.some((entry) => entry.sequence === lastSequence && entry.currency === currency);
  return isWritten ? undefined : `its conversion of ${currency} belongs to another ledger entry`;
}

function isVatConverted({ currency, vat: paid, conversion }: Payout): boolean {
  const vat = conversion?.vat ?? null;
  return vat === null || (vat.amount === paid && vat.currency === currency && vat.converted === computeConverted(vat, vat.targetCurrency));
}
