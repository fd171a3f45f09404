import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getReversalText } from './commission-texts.ts';

const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });

test('a reversal code is shown in words, and a reason that staff have written is shown unchanged', () => {
  expect(getReversalText(i18n, 'returned')).toBe('The item was returned.');
  expect(getReversalText(i18n, 'not-delivered')).toBe('The parcel didn’t reach the customer.');
  expect(getReversalText(i18n, 'Ordered by their own household')).toBe('Ordered by their own household');
});
