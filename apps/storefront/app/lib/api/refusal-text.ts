import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '#lib/api/error-texts.ts';
import type { FormAnswer } from '../forms/handle-form.ts';

const quotaText = msg({ message: 'You can’t save more than {most}. Please delete one first.' });

/** Returns the message for a refused account form. */
export function refusalText(i18n: I18n, { code, params }: NonNullable<FormAnswer['refusal']>): string {
  // The API uses the same code for a full list and for too many requests.
  if (code === 'TooManyRequests' && typeof params.most === 'number')
    return i18n._(quotaText.id, { most: params.most }, { message: quotaText.message });
  return errorText(i18n, code, params);
}
