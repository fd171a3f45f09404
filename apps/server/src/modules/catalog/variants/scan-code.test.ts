import { expect, test } from 'vitest';
import { listCodeSpellings, toComparableCode } from './scan-code.ts';

const isSame = (one: string, other: string): boolean => toComparableCode(one) === toComparableCode(other);

test('a UPC-A is the EAN-13 with a leading zero, and a GTIN-14 with two', () => {
  expect(isSame('036000291452', '0036000291452')).toBe(true);
  expect(isSame('036000291452', '00036000291452')).toBe(true);
  // A spreadsheet removes leading zeros of numbers.
  expect(isSame('36000291452', '036000291452')).toBe(true);
});

test('codes that differ in one digit are different, and so are an EAN-8 and an EAN-13 with the same end', () => {
  expect(isSame('4006381333931', '4006381333948')).toBe(false);
  expect(isSame('96385074', '4006396385074')).toBe(false);
});

test('case, spaces and control characters of a SKU do not matter, and its hyphens do', () => {
  expect(isSame(' ab-12-m\r', 'AB-12-M')).toBe(true);
  expect(isSame('4 006381 333931', '4006381333931')).toBe(true);
  expect(isSame('AB-12', 'AB12')).toBe(false);
});

test('short numbers and numbers with letters keep their leading zeros', () => {
  expect(isSame('0012', '12')).toBe(false);
  expect(isSame('00012345A', '12345A')).toBe(false);
});

test('the spellings of a number are those that compare as equal, and a SKU has its own', () => {
  const spellings = listCodeSpellings('036000291452');
  expect(spellings).toEqual(expect.arrayContaining(['036000291452', '0036000291452', '36000291452', '00036000291452']));
  for (const spelling of spellings) expect(isSame(spelling, '036000291452')).toBe(true);
  expect(listCodeSpellings(' Ab 12 ')).toEqual(['Ab 12', 'Ab12']);
});
