import type { MessageDescriptor, I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliatePayout, CommissionItem, HoldReason } from '@selvedge/server/contract';
import type { ChipTone } from '#ui/chip.tsx';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  returned: msg`It was sent back.`,
  refunded: msg`Its customer was given money back.`,
  cancelled: msg`It was cancelled.`,
  'not-delivered': msg`The parcel did not reach its customer.`,
  edited: msg`The order was changed.`,
};

/** Returns the reason for a reversal in words. A reason that staff have written is returned unchanged. */
export const getReversalText = (i18n: I18n, reason: string): string => (reasons[reason] ? i18n._(reasons[reason]) : reason);

/** Reasons for a hold, in words for the affiliate. */
export const holdTexts: Readonly<Record<HoldReason, MessageDescriptor>> = {
  'own-order': msg`The order was placed with your own account or email.`,
  'own-address': msg`The order goes to your own address.`,
  'own-payment': msg`The order was paid with your own means of payment.`,
  'quick-order': msg`The order came within seconds of the click.`,
  'many-orders': msg`Unusually many orders came in a short time.`,
  'shared-address': msg`Several of your orders go to one address.`,
  suspended: msg`Your account was suspended when it fell due.`,
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
  prepared: msg`Being prepared`,
  exported: msg`With the bank`,
  paid: msg`Paid`,
  failed: msg`Failed`,
};

export const payoutTones: Readonly<Record<AffiliatePayout['status'], ChipTone>> = {
  prepared: 'warning',
  exported: 'warning',
  paid: 'success',
  failed: 'warning',
};
