import { setupI18n } from '@lingui/core';
import { readFileSync } from 'node:fs';
import { careCodes } from '@selvedge/server/contract/catalog';
import { expect, test } from 'vitest';
import { careTexts } from './care-texts.ts';
import { formatCode } from '../figures/code-text.ts';

test('each care symbol that a product can have has a drawing and a text', () => {
  const drawings = readFileSync(new URL('care-symbols.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([\w-]+)"/g);
  const drawn = new Set([...drawings].map(([, code]) => code));
  expect(careCodes.filter((code) => !drawn.has(code))).toEqual([]);
  const messages = Object.fromEntries(Object.values(careTexts).map(({ id, message = '' }) => [id, message]));
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': messages } });
  expect(careCodes.filter((code) => formatCode(i18n, 'care', code) === code)).toEqual([]);
  expect(formatCode(i18n, 'care', 'boil')).toBe('boil');
});
