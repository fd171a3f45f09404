import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonTexts } from './advice-text.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const texts = (reasons: { code: string; measure?: string }[], preference: 'close' | 'regular' | 'loose' = 'regular') =>
  reasonTexts(i18n, { reasons }, preference);

test('each reason is a sentence, in the order of their weight', () => {
  const said = texts([{ code: 'between' }, { code: 'preference' }, { code: 'runs-small' }], 'close');
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('between two sizes');
  expect(said[1]).toContain('the smaller one');
  expect(said[2]).toContain('one size up');
});

test('the preference is the one that was asked with', () => {
  expect(texts([{ code: 'preference' }], 'loose')[0]).toContain('the larger one');
});

test('a reason that nobody has heard of is left out, and so is a measure', () => {
  expect(texts([{ code: 'moon-phase' }, { code: 'decided-by' }, { code: 'decided-by', measure: 'knee' }])).toEqual([]);
  expect(texts([{ code: 'decided-by', measure: 'waist' }])).toHaveLength(1);
});
