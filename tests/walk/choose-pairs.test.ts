import { expect, test } from 'vitest';
import { choosePairs } from './choose-pairs.ts';

const languages = ['en', ...'abcdefghijklmnop'].map((code) => ({ code }));
const places = 'ABCDEFGHIJKLMNOP'.split('');
const pages = Array.from({ length: 70 }, (_, nth) => choosePairs({ places, languages }, nth));

test('the short walk opens each page in English on the first host and in two or three languages on other hosts', () => {
  for (const pairs of pages) {
    expect(pairs).toContainEqual(['A', { code: 'en' }]);
    expect(new Set(pairs.map(([, { code }]) => code)).size).toBeGreaterThanOrEqual(3);
    expect(pairs.length).toBeLessThanOrEqual(4);
  }
});

test('the pages of the short walk together have each language on several hosts, and each host', () => {
  const all = pages.flat();
  for (const { code } of languages)
    expect(new Set(all.flatMap(([place, language]) => (language.code === code ? [place] : []))).size).toBeGreaterThan(3);
  expect(new Set(all.map(([place]) => place)).size).toBe(places.length);
});

test('the whole walk has each language on each host', () => {
  expect(choosePairs({ places, languages }, undefined)).toHaveLength(17 * 16);
});
