import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getReasonTexts } from './advice-text.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const texts = (reasons: { code: string; measure?: string }[], preference: 'close' | 'regular' | 'loose' = 'regular') =>
  getReasonTexts(i18n, { reasons }, preference);

test('each reason is a sentence, ordered by weight', () => {
  const sentences = texts([{ code: 'between' }, { code: 'preference' }, { code: 'runs-small' }], 'close');
  expect(sentences).toHaveLength(3);
  expect(sentences[0]).toContain('between two sizes');
  expect(sentences[1]).toContain('the smaller one');
  expect(sentences[2]).toContain('one size up');
});

test('the sentence uses the preference of the request', () => {
  expect(texts([{ code: 'preference' }], 'loose')[0]).toContain('the larger one');
});

test('unknown reasons and measures are left out', () => {
  expect(texts([{ code: 'moon-phase' }, { code: 'decided-by' }, { code: 'decided-by', measure: 'knee' }])).toEqual([]);
  expect(texts([{ code: 'decided-by', measure: 'waist' }])).toHaveLength(1);
});
