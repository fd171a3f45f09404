import { expect, test } from 'vitest';
import { readMeasures, hasMeasures, convertToCm, buildMeasuresQuery } from './asked-measures.ts';

const readQuery = (query: string) => readMeasures(new URLSearchParams(query));

test('measures are read from an address, other parameters are ignored', () => {
  expect(readQuery('product=shirt&chest=92,5&waist=&knee=4&preference=loose')).toEqual({ unit: 'cm', preference: 'loose', typed: { chest: '92,5' } });
  expect(readQuery('unit=ell&preference=tight')).toEqual({ unit: 'cm', preference: 'regular', typed: {} });
});

test('an address with empty fields counts as a submitted form', () => {
  expect(hasMeasures(new URLSearchParams('product=shirt'))).toBe(false);
  expect(hasMeasures(new URLSearchParams('product=shirt&chest='))).toBe(true);
});

test('the finder’s request is always in centimetres', () => {
  expect(convertToCm(readQuery('chest=92,5&waist=70'), ['chest', 'waist']).cm).toEqual({ chest: '92.5', waist: '70' });
  expect(convertToCm(readQuery('unit=in&chest=36.5'), ['chest', 'waist']).cm).toEqual({ chest: '92.7' });
  expect(convertToCm(readQuery('chest=৯২'), ['chest']).cm).toEqual({ chest: '92' });
});

test('only the measures of the chart are sent', () => {
  expect(convertToCm(readQuery('chest=92&height=170'), ['chest']).cm).toEqual({ chest: '92' });
});

test('an impossible measure is reported at its field', () => {
  expect(convertToCm(readQuery('chest=wide&waist=3'), ['chest', 'waist']).issues).toEqual({ chest: 'unreadable', waist: 'unlikely' });
  expect(convertToCm(readQuery('unit=in&chest=120'), ['chest']).issues).toEqual({ chest: 'unlikely' });
});

test('at least one measure is required', () => {
  expect(convertToCm(readQuery('chest=&waist=70'), ['chest', 'waist']).issues).toEqual({});
  expect(convertToCm(readQuery('chest=&waist='), ['chest', 'waist'])).toEqual({ cm: {}, issues: { chest: 'missing' } });
});

test('a request is reproduced by its query', () => {
  const wish = readQuery('unit=in&chest=36&preference=close');
  expect(readMeasures(buildMeasuresQuery(wish, ['chest', 'waist']))).toEqual(wish);
});
