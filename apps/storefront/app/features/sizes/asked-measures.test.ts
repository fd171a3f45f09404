import { expect, test } from 'vitest';
import { askedMeasuresFrom, isAsking, measuresInCm, measuresQuery } from './asked-measures.ts';

const asked = (query: string) => askedMeasuresFrom(new URLSearchParams(query));

test('measures are read from an address, and what else stands in it is not', () => {
  expect(asked('product=shirt&chest=92,5&waist=&knee=4&preference=loose')).toEqual({ unit: 'cm', preference: 'loose', typed: { chest: '92,5' } });
  expect(asked('unit=ell&preference=tight')).toEqual({ unit: 'cm', preference: 'regular', typed: {} });
});

test('an address with empty fields asks as well: it was sent without an answer', () => {
  expect(isAsking(new URLSearchParams('product=shirt'))).toBe(false);
  expect(isAsking(new URLSearchParams('product=shirt&chest='))).toBe(true);
});

test('the finder is asked in centimetres, whatever they were typed in', () => {
  expect(measuresInCm(asked('chest=92,5&waist=70'), ['chest', 'waist']).cm).toEqual({ chest: '92.5', waist: '70' });
  expect(measuresInCm(asked('unit=in&chest=36.5'), ['chest', 'waist']).cm).toEqual({ chest: '92.7' });
  expect(measuresInCm(asked('chest=৯২'), ['chest']).cm).toEqual({ chest: '92' });
});

test('only what the chart asks for is sent', () => {
  expect(measuresInCm(asked('chest=92&height=170'), ['chest']).cm).toEqual({ chest: '92' });
});

test('what cannot be a measure is told beside its field', () => {
  expect(measuresInCm(asked('chest=wide&waist=3'), ['chest', 'waist']).issues).toEqual({ chest: 'unreadable', waist: 'unlikely' });
  expect(measuresInCm(asked('unit=in&chest=120'), ['chest']).issues).toEqual({ chest: 'unlikely' });
});

test('one measure is enough, none is not', () => {
  expect(measuresInCm(asked('chest=&waist=70'), ['chest', 'waist']).issues).toEqual({});
  expect(measuresInCm(asked('chest=&waist='), ['chest', 'waist'])).toEqual({ cm: {}, issues: { chest: 'missing' } });
});

test('what was asked can be asked again by its query', () => {
  const wish = asked('unit=in&chest=36&preference=close');
  expect(askedMeasuresFrom(measuresQuery(wish, ['chest', 'waist']))).toEqual(wish);
});
