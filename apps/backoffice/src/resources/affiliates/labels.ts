import type { ApplicationRow, HeldReport, HeldRow, LedgerRow } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';

export const affiliateLabels = { pending: 'Pending', active: 'Active', rejected: 'Rejected', suspended: 'Suspended' } as const;

type Signal = ApplicationRow['signals'][number]['signal'];
export const signalLabels: Readonly<Record<Signal, string>> = {
  'unconfirmed-email': 'Email not confirmed',
  'same-website': 'Same website as',
  'same-tax-number': 'Same tax number as',
  'same-address': 'Same address as',
  'same-payout-account': 'Same payout account as',
  'same-email-domain': 'Same email domain as',
  'disposable-email': 'Disposable email address',
};

/** Explains why a commission is held. */
export const holdLabels: Readonly<Record<HeldRow['reasons'][number], string>> = {
  'own-order': 'Ordered by the affiliate',
  'own-address': 'Shipped to an address of the affiliate',
  'own-payment': 'Paid from the payout account of the affiliate',
  'quick-order': 'Ordered seconds after the click',
  'many-orders': 'Many orders by the same customer in one day',
  'shared-address': 'Other customers at the same address',
  'same-browser': 'Ordered in a browser where the affiliate used the portal that day',
  'paid-traffic': 'Came from a paid ad',
  'banned-referrer': 'Came from an excluded website',
  'click-burst': 'Too many clicks from one network',
  'code-last': 'Code entered repeatedly after a click on another affiliate’s link',
  'disposable-email': 'Disposable email address',
  suspended: 'Affiliate suspended',
};

/** Explains why clicks did not count. */
export const uncountedClickLabels: Readonly<Record<HeldReport['clicks'][number]['reason'], string>> = {
  'own-channel': 'Our own campaigns',
  'paid-traffic': 'Paid ads',
  'banned-referrer': 'Excluded websites',
  'click-burst': 'Too many clicks from one network',
};

/** Names of the kinds of ledger entries. */
export const ledgerEntryLabels: Readonly<Record<LedgerRow['kind'], string>> = {
  ...{ commission: 'Earned', approval: 'Approved', reversal: 'Reversed', adjustment: 'Adjusted manually' },
  ...{ payout: 'Paid out', 'payout-exported': 'Sent to the bank', 'payout-failed': 'Payout failed' },
};

const reversalLabels: Readonly<Record<string, string>> = {
  ...{ returned: 'Item returned', refunded: 'Order refunded', cancelled: 'Order cancelled' },
  ...{ 'not-delivered': 'Parcel not delivered', edited: 'Order edited' },
};

/** Returns the text of a reversal reason; a reason that staff wrote is shown as it is. */
export const getReversalText = (reason: string): string => reversalLabels[reason] ?? reason;

/** Formats amounts of several currencies on one line; a dash if there are none. */
export const formatAmounts = (amounts: readonly { currency: string; amount: number }[]): string =>
  amounts.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ') || '–';
