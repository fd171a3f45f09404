import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HoldReason } from '@selvedge/server/contract';

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
