import { expect, test } from 'vitest';
import { convertTyped, parseCm, formatRange } from './units.ts';

test('a range is formatted in the unit and digits of the reader', () => {
  expect(formatRange([845, 880], 'cm', 'en-GB')).toBe('84.5–88');
  expect(formatRange([845, 880], 'cm', 'de-DE')).toBe('84,5–88');
  expect(formatRange([845, 880], 'in', 'en-GB')).toBe('33.5–34.5');
  expect(formatRange([1040, 1040], 'cm', 'en-GB')).toBe('104');
});

test('a length is parsed as people type it', () => {
  expect(parseCm(' 84,5 ', 'cm')).toBe(84.5);
  expect(parseCm('৮৪', 'cm')).toBe(84);
  expect(parseCm('33', 'in')).toBe(83.8);
  for (const nothing of ['', 'wide', '84 cm', '-84', '1e3', '84.5.1']) expect(parseCm(nothing, 'cm')).toBeNull();
});

test('input is converted to another unit, and unreadable input is kept', () => {
  expect(convertTyped('84', 'cm', 'in')).toBe('33.1');
  expect(convertTyped('33', 'in', 'cm')).toBe('83.8');
  expect(convertTyped('wide', 'cm', 'in')).toBe('wide');
});
