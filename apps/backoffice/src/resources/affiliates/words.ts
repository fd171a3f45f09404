import type { ApplicationRow, HeldRow, LedgerRow } from '@selvedge/server/admin/affiliates';
import { moneyIn } from '../orders/words.ts';

export const affiliateWords = { pending: 'Waits', active: 'Active', rejected: 'Turned down', suspended: 'Suspended' } as const;

type Signal = ApplicationRow['signals'][number]['signal'];
export const signalWords: Readonly<Record<Signal, string>> = {
  'unconfirmed-email': 'His e-mail is not confirmed',
  'same-website': 'Same site as',
  'same-tax-number': 'Same tax number as',
  'same-address': 'Same address as',
  'same-payout-account': 'Paid to the same account as',
  'same-email-domain': 'Mailbox at the same domain as',
};

/** Why a commission is held, spelled out for whoever decides. */
export const holdWords: Readonly<Record<HeldRow['reasons'][number], string>> = {
  'own-order': 'The affiliate ordered it himself',
  'own-address': 'It goes to an address of the affiliate',
  'own-payment': 'Paid from where the affiliate is paid to',
  'quick-order': 'Ordered seconds after the click',
  'many-orders': 'Many orders of the same buyer in a day',
  'shared-address': 'Other buyers at the same address',
  suspended: 'The affiliate is suspended',
};

/** What an entry of the ledger is. */
export const entryWords: Readonly<Record<LedgerRow['kind'], string>> = {
  ...{ commission: 'Earned', approval: 'Approved', reversal: 'Taken back', adjustment: 'Adjusted by hand' },
  ...{ payout: 'Paid out', 'payout-failed': 'Payout failed' },
};

const reversalWords: Readonly<Record<string, string>> = {
  ...{ returned: 'The item was sent back', refunded: 'The customer was given money back', cancelled: 'It was cancelled' },
  ...{ 'not-delivered': 'The parcel did not reach its customer', edited: 'The order was changed' },
};

/** Why something was taken back; what staff wrote stands as they wrote it. */
export const reasonOf = (reason: string): string => reversalWords[reason] ?? reason;

/** Amounts of several currencies in a line; none: a dash. */
export const amountsOf = (amounts: readonly { currency: string; amount: number }[]): string =>
  amounts.map(({ currency, amount }) => moneyIn(amount, currency)).join(', ') || '–';
