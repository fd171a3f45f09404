import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '#lib/api/error-texts.ts';

const refusals = {
  ReviewExists: msg`You have already reviewed this. Thank you.`,
  NotBought: msg`This is not in your order.`,
} as const;

/** Returns the message for a refused review. */
export const refusalText = (i18n: I18n, code: string): string =>
  Object.hasOwn(refusals, code) ? i18n._(refusals[code as keyof typeof refusals]) : errorText(i18n, code);
