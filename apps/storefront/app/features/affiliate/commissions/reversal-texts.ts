import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  returned: msg`It was sent back.`,
  refunded: msg`Its customer was given money back.`,
  cancelled: msg`It was cancelled.`,
  'not-delivered': msg`The parcel did not reach its customer.`,
  edited: msg`The order was changed.`,
};

/** Returns the reason for a reversal in words. A reason that staff have written is returned unchanged. */
export const reversalText = (i18n: I18n, reason: string): string => (reasons[reason] ? i18n._(reasons[reason]) : reason);
