import type { DuePayoutRow, PayoutRecord } from '@selvedge/server/admin/affiliates';

export const payoutLabels: Readonly<Record<PayoutRecord['status'], string>> = {
  prepared: 'Prepared',
  exported: 'Exported',
  paid: 'Paid',
  failed: 'Failed',
};

/** Explains why a balance is not due. */
export const waitingLabels: Readonly<Record<NonNullable<DuePayoutRow['wait']>, string>> = {
  negative: 'Negative balance: carried over',
  'below-threshold': 'Below the minimum payout',
  suspended: 'Affiliate suspended',
  'no-account': 'No payout account',
  account: 'Payout account incomplete',
  'account-currency': 'Payout account does not accept this currency',
  'shared-account': 'Same payout account as affiliate',
  'account-failed': 'Payouts to this account failed repeatedly',
  'account-changed': 'Payout account changed: held until',
  tax: 'Tax details incomplete',
  'vat-id-invalid': 'VAT number not registered (VIES)',
  'vat-id-unchecked': 'VAT number not checked yet: VIES does not respond',
  'no-rate': 'No current exchange rate',
};

/** Formats the rates of a conversion: `1 EUR = 5.0871 RON, ECB, 2026-11-27`. */
export const formatRates = (rates: readonly { currency: string; units: string; source: string; day: string }[]): string =>
  rates.map(({ currency, units, source, day }) => `1 EUR = ${units} ${currency}, ${source}, ${day}`).join('; ');
