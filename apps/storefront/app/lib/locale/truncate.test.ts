import { expect, test } from 'vitest';
import { truncated } from './truncate.ts';

test('a short text is unchanged, a longer one ends in an ellipsis', () => {
  expect(truncated('Linen shirt', 11)).toBe('Linen shirt');
  expect(truncated('Linen shirt with long sleeves', 12)).toBe('Linen shirt…');
  expect(truncated('Linen shirt, long sleeves', 14)).toBe('Linen shirt…');
  expect(truncated('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
});

test('characters of several code points stay whole and count as one', () => {
  expect(truncated('👩‍👩‍👧‍👦'.repeat(3), 3)).toBe('👩‍👩‍👧‍👦'.repeat(3));
  expect(truncated('👩‍👩‍👧‍👦'.repeat(3), 2)).toBe('👩‍👩‍👧‍👦…');
  expect(truncated('কাপড়ের শার্ট', 4)).toMatch(/^কাপড়ের?…$/);
});
