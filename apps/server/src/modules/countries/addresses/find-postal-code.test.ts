import { expect, test } from 'vitest';
import { findPostalCode } from './find-postal-code.ts';

test.each([
  ['at the start of the last line', ['Stara steza 0', '1000 Ljubljana'], '\\d{4}', '1000'],
  ['after a country prefix', ['Hauptstraße 2345', 'A-6691 Jungholz'], '\\d{4}', '6691'],
  ['at the end of a line', ['House 1', 'Dhaka 1207'], '\\d{4}', '1207'],
  ['before a line with the country', ['Rua 1', '9000-082 Funchal', 'Portugal'], '\\d{4}-\\d{3}', '9000-082'],
])('a postal code is found %s', (_, lines, pattern, found) => {
  expect(findPostalCode(lines, pattern)).toBe(found);
});

test('an address of another country has no postal code of the shop', () => {
  expect(findPostalCode(['Stara steza 12', '1000 Ljubljana'], '\\d{5}')).toBeUndefined();
});
