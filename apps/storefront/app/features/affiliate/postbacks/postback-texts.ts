import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliatePostback, AffiliatePostbacks } from '@selvedge/server/contract';
import type { ChipTone } from '#ui/chip.tsx';

/** The event names that postbacks use. */
export const eventNames = { conversion: 'affiliate.conversion', reversal: 'affiliate.reversal', payout: 'affiliate.payout' } as const;

/** Display texts by event name. */
export const postbackEventTexts: Readonly<Record<string, MessageDescriptor>> = {
  [eventNames.conversion]: msg`Conversion`,
  [eventNames.reversal]: msg`Reversal`,
  [eventNames.payout]: msg`Payout`,
  ping: msg`Test`,
};

export const postbackStatusTexts: Readonly<Record<AffiliatePostback['status'], MessageDescriptor>> = {
  waiting: msg`Waiting`,
  delivered: msg`Received`,
  failed: msg`Not received`,
};

export const postbackTones: Readonly<Record<AffiliatePostback['status'], ChipTone>> = {
  waiting: 'primary',
  delivered: 'success',
  failed: 'warning',
};

export const postbackStateTexts: Readonly<Record<Exclude<AffiliatePostbacks['state'], 'none'>, MessageDescriptor>> = {
  on: msg`Switched on`,
  failing: msg`Not received recently`,
  off: msg`Switched off by us`,
};

export const problemTexts: Readonly<Record<Exclude<NonNullable<AffiliatePostback['problem']>, 'answered'>, MessageDescriptor>> = {
  'no-answer': msg`Your system can’t be reached`,
  'too-late': msg`No response within 5 seconds`,
  'forbidden-address': msg`The address isn’t on the public internet`,
  'switched-off': msg`Not sent: switched off`,
};
