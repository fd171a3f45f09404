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
};
