import { expect, test } from 'vitest';
import { formatAddressLines, formatPlaceLines, type PostalAddress } from './index.ts';
import { formatAddresseeName, formatPersonName, isFamilyNameFirst } from './names.ts';

const base = { firstName: 'Maja', lastName: 'Kovač', company: '', addressExtra: '', state: '' };
const at = (countryCode: string, address: string, postalCode: string, city: string, others: Partial<PostalAddress> = {}): PostalAddress => ({
  ...base,
  ...{ countryCode, address, postalCode, city },
  ...others,
});

test.each([
  [at('SI', 'Trubarjeva 12', '1000', 'Ljubljana'), ['Maja Kovač', 'Trubarjeva 12', '1000 Ljubljana']],
  [at('HR', 'Ilica 30', '10000', 'Zagreb'), ['Maja Kovač', 'Ilica 30', '10000 Zagreb']],
  [at('HU', 'Király utca 8', '1061', 'Budapest', { firstName: 'Anna', lastName: 'Nagy' }), ['Nagy Anna', 'Budapest', 'Király utca 8', '1061']],
  [at('IT', 'Via Roma 11', '50122', 'Firenze', { state: 'FI' }), ['Maja Kovač', 'Via Roma 11', '50122 Firenze FI']],
  [at('BD', 'House 14, Road 27', '1209', 'Dhaka'), ['Maja Kovač', 'House 14, Road 27', 'Dhaka - 1209']],
  [
    at('DE', 'Torstraße 44', '10119', 'Berlin', { company: 'Stoff GmbH', addressExtra: 'Hinterhaus' }),
    ['Maja Kovač', 'Stoff GmbH', 'Torstraße 44', 'Hinterhaus', '10119 Berlin'],
  ],
])('an address is written in the order of its country: %j', (address, lines) => {
  expect(formatAddressLines(address)).toEqual(lines);
});

test('a state that the format of the country does not have is a line of its own', () => {
  expect(formatAddressLines(at('BD', 'House 14', '1209', 'Dhaka', { state: 'Gulshan' }))).toEqual([
    'Maja Kovač',
    'House 14',
    'Dhaka - 1209',
    'Gulshan',
  ]);
});

test('no typed part of an address is lost in any country', () => {
  const parts = { address: 'Street 1', addressExtra: 'Floor 2', postalCode: '12345', city: 'Town', state: 'Region', company: 'Firm' };
  for (let first = 65; first <= 90; first += 1)
    for (let second = 65; second <= 90; second += 1) {
      const countryCode = String.fromCharCode(first, second);
      const text = formatAddressLines({ ...base, ...parts, countryCode }).join('\n');
      for (const part of [...Object.values(parts), base.firstName, base.lastName]) expect(text, countryCode).toContain(part);
    }
});

test('the lines of a place have no name, and missing parts leave no empty line', () => {
  expect(formatPlaceLines({ address: 'Via Roma 11', postalCode: '', city: '', countryCode: 'IT' })).toEqual(['Via Roma 11']);
  expect(formatPlaceLines({ address: '', postalCode: '1000', city: 'Ljubljana', countryCode: '' })).toEqual(['Ljubljana', '1000']);
});

test('the family name comes first in Hungary and in Hungarian', () => {
  const anna = { firstName: 'Anna', lastName: 'Nagy' };
  expect(['HU', 'AT', ''].map((countryCode) => formatAddresseeName({ ...anna, countryCode }))).toEqual(['Nagy Anna', 'Anna Nagy', 'Anna Nagy']);
  expect(['hu-HU', 'de-AT'].map((tag) => formatPersonName(anna, tag))).toEqual(['Nagy Anna', 'Anna Nagy']);
  expect(formatPersonName({ ...anna, firstName: '' }, 'hu')).toBe('Nagy');
  expect(isFamilyNameFirst('ro-RO')).toBe(false);
});
