import type { DuePayoutRow, PayoutRecord } from '@selvedge/server/admin/affiliates';

export const payoutWords: Readonly<Record<PayoutRecord['status'], string>> = {
  prepared: 'Prepared',
  exported: 'In a file',
  paid: 'Paid',
  failed: 'Did not arrive',
};

/** Why a balance waits, spelled out for whoever is asked about it. */
export const waitWords: Readonly<Record<NonNullable<DuePayoutRow['wait']>, string>> = {
  negative: 'Less than nothing: it carries over',
  'below-threshold': 'Below the threshold',
  suspended: 'The affiliate is suspended',
  'no-account': 'He has not said where his money goes',
  account: 'His account is not complete',
  'account-currency': 'His account does not take this currency',
  tax: 'His tax data are not complete',
};
