import type { MessageDescriptor, I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliatePayout, CommissionItem, HoldReason } from '@selvedge/server/contract';
import type { ChipTone } from '#ui/chip.tsx';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  returned: msg`The item was returned.`,
  refunded: msg`The customer was refunded.`,
  cancelled: msg`The item was cancelled.`,
  'not-delivered': msg`The parcel didn’t reach the customer.`,
  edited: msg`The order was changed.`,
};

/** Returns the reason for a reversal in words. A reason that staff have written is returned unchanged. */
export const getReversalText = (i18n: I18n, reason: string): string => (reasons[reason] ? i18n._(reasons[reason]) : reason);

/** Reasons for a hold, in words for the affiliate. */
export const holdTexts: Readonly<Record<HoldReason, MessageDescriptor>> = {
  'own-order': msg`The order was placed with your own account or email.`,
  'own-address': msg`The order is going to your own address.`,
  'own-payment': msg`The order was paid for with your own payment method.`,
  'quick-order': msg`The order was placed seconds after the click.`,
  'many-orders': msg`An unusually high number of orders came in within a short time.`,
  'shared-address': msg`Several of your orders are going to the same address.`,
  'same-browser': msg`The order was placed in a browser that was used with your affiliate account.`,
  'paid-traffic': msg`The customer came from a paid ad, which the programme doesn’t allow.`,
  'banned-referrer': msg`The customer came from a website that the programme excludes.`,
  'click-burst': msg`There were unusually many clicks from the same network.`,
  'code-last': msg`Your code was entered at checkout after the customer came through another affiliate’s link.`,
  'disposable-email': msg`The order was placed with a disposable email.`,
  suspended: msg`Your account was suspended when this fell due.`,
};

export const kindTexts: Readonly<Record<CommissionItem['kind'], MessageDescriptor>> = {
  commission: msg`Commission`,
  reversal: msg`Reversal`,
  adjustment: msg`Adjustment`,
};

export const commissionStatusTexts: Readonly<Record<CommissionItem['status'] | 'held', MessageDescriptor>> = {
  pending: msg`Pending`,
  held: msg`On hold`,
  approved: msg({ message: 'Approved', context: 'commission' }),
  paid: msg`Paid out`,
};

export const commissionTones: Readonly<Record<CommissionItem['status'] | 'held', ChipTone>> = {
  pending: 'warning',
  held: 'warning',
  approved: 'success',
  paid: 'primary',
};

/** Returns the status to show: a pending commission with hold reasons is held. */
export const getShownStatus = ({ status, holdReasons }: Pick<CommissionItem, 'status' | 'holdReasons'>): CommissionItem['status'] | 'held' =>
  status === 'pending' && holdReasons.length > 0 ? 'held' : status;

export const payoutStatusTexts: Readonly<Record<AffiliatePayout['status'], MessageDescriptor>> = {
  prepared: msg`In preparation`,
  exported: msg`Sent to the bank`,
  paid: msg`Paid`,
  failed: msg`Failed`,
};

export const payoutTones: Readonly<Record<AffiliatePayout['status'], ChipTone>> = {
  prepared: 'warning',
  exported: 'warning',
  paid: 'success',
  failed: 'warning',
};
