import { expect, test } from 'vitest';
import { retyped, typedInCm, writtenRange } from './units.ts';

test('a range is written in the unit and the figures of its reader', () => {
  expect(writtenRange([845, 880], 'cm', 'en-GB')).toBe('84.5–88');
  expect(writtenRange([845, 880], 'cm', 'de-DE')).toBe('84,5–88');
  expect(writtenRange([845, 880], 'in', 'en-GB')).toBe('33.5–34.5');
  expect(writtenRange([1040, 1040], 'cm', 'en-GB')).toBe('104');
});

test('a length is read as people type it', () => {
  expect(typedInCm(' 84,5 ', 'cm')).toBe(84.5);
  expect(typedInCm('৮৪', 'cm')).toBe(84);
  expect(typedInCm('33', 'in')).toBe(83.8);
  for (const nothing of ['', 'wide', '84 cm', '-84', '1e3', '84.5.1']) expect(typedInCm(nothing, 'cm')).toBeNull();
});

test('what was typed follows the unit; what cannot be read stays as it was', () => {
  expect(retyped('84', 'cm', 'in')).toBe('33.1');
  expect(retyped('33', 'in', 'cm')).toBe('83.8');
  expect(retyped('wide', 'cm', 'in')).toBe('wide');
});
