import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '#lib/error-texts.ts';
import type { FormAnswer } from './take-form.ts';

const noRoom = msg({ message: 'There is no room for more than {most}. Please delete one first.' });

/** Why a form of the account was not taken. */
export function refusalText(i18n: I18n, { code, params }: NonNullable<FormAnswer['refusal']>): string {
  // The API's word for a list that is full is the one for being too fast.
  if (code === 'TooManyRequests' && typeof params.most === 'number') return i18n._(noRoom.id, { most: params.most }, { message: noRoom.message });
  return errorText(i18n, code, params);
}
