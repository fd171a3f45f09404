import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliatePayout, CommissionItem } from '@selvedge/server/contract';
import type { ChipTone } from '#ui/chip.tsx';

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
