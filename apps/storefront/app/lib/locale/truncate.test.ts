import { expect, test } from 'vitest';
import { truncateText } from './truncate.ts';

test('a short text is unchanged, a longer one ends in an ellipsis', () => {
  expect(truncateText('Linen shirt', 11)).toBe('Linen shirt');
  expect(truncateText('Linen shirt with long sleeves', 12)).toBe('Linen shirt…');
  expect(truncateText('Linen shirt, long sleeves', 14)).toBe('Linen shirt…');
  expect(truncateText('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
});

test('characters of several code points stay whole and count as one', () => {
  expect(truncateText('👩‍👩‍👧‍👦'.repeat(3), 3)).toBe('👩‍👩‍👧‍👦'.repeat(3));
  expect(truncateText('👩‍👩‍👧‍👦'.repeat(3), 2)).toBe('👩‍👩‍👧‍👦…');
  expect(truncateText('কাপড়ের শার্ট', 4)).toMatch(/^কাপড়ের?…$/);
});
