import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getReversalText } from './commission-texts.ts';

const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });

test('a reversal code is shown in words, and a reason that staff have written is shown unchanged', () => {
  expect(getReversalText(i18n, 'returned')).toBe('It was sent back.');
  expect(getReversalText(i18n, 'not-delivered')).toBe('The parcel did not reach its customer.');
  expect(getReversalText(i18n, 'Ordered by his own household')).toBe('Ordered by his own household');
});
