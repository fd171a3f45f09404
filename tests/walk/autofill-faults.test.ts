import { expect, test } from 'vitest';
import { listAutofillFaults } from './autofill-faults.ts';
import { readPage } from './read-page.ts';

const listFaults = (html: string) => listAutofillFaults(readPage(html).fields);

test.each([
  ['<input name="phone" type="tel" autocomplete="tel-national">', 'is not allowed on an input of type tel'],
  ['<input name="street" autocomplete="street-address">', 'is not allowed on an input of type text'],
  ['<input name="site" autocomplete="website">', 'is no value of the standard'],
  ['<input name="city" autocomplete="address-level2 shipping">', 'is no value of the standard'],
  ['<input name="city" autocomplete="shipping billing address-level2">', 'is no value of the standard'],
  ['<input name="name" autocomplete="home given-name">', 'is no value of the standard'],
  ['<input name="terms" type="checkbox" autocomplete="off">', 'is not allowed on a checkbox'],
  ['<input name="token" type="hidden" autocomplete="off">', 'is not allowed on a hidden field'],
  ['<input name="code" type="number" autocomplete="one-time-code">', 'is not allowed on an input of type number'],
  ['<input name="x" autocomplete="">', 'is empty'],
  ['<input name="x" autocomplete="constructor">', 'is no value of the standard'],
])('a wrong value is found: %s', (html, fault) => {
  expect(listFaults(html)).toEqual([expect.stringContaining(fault)]);
});

test('values of the standard are accepted', () => {
  const right = [
    '<input name="a" autocomplete="section-gift shipping address-level2">',
    '<input name="b" autocomplete="tel-national" inputmode="tel"><input type="tel" autocomplete="billing mobile tel">',
    '<input name="c" type="email" autocomplete="username webauthn"><input type="password" autocomplete="current-password webauthn">',
    '<textarea name="d" autocomplete="street-address"></textarea><select autocomplete="tel-country-code"></select>',
    '<input name="e" autocomplete="one-time-code"><input type="date" autocomplete="bday"><input autocomplete="off">',
    '<input name="f" type="checkbox"><input type="hidden">',
  ];
  expect(listFaults(right.join(''))).toEqual([]);
});
