import { expect, test } from 'vitest';
import { parsePhone, splitPhone } from './phone.ts';

test.each([
  ['031 234 567', '386', '+38631234567', '031 234 567', '386'],
  ['+49 (30) 901820', '386', '+4930901820', '030 901820', '49'],
  ['0049 30 901820', '386', '+4930901820', '030 901820', '49'],
  ['01712-345678', '88', '+8801712345678', '01712-345678', '88'],
  ['01712345678', '880', '+8801712345678', '01712-345678', '880'],
  ['06 1 234 5678', '36', '+3612345678', '(06 1) 234 5678', '36'],
])('%s with %s is %s, and is formatted as %s with %s', (typed, dialCode, number, national, countryCode) => {
  expect(parsePhone(typed, dialCode)).toEqual({ number });
  expect(splitPhone(number, dialCode)).toEqual({ phone: national, countryCode });
  expect(parsePhone(national, countryCode)).toEqual({ number });
});

test.each([
  ['031 234 abc', '386', 'numeric'],
  ['12', '386', 'phone'],
  ['031 234 567', '0', 'phone'],
  ['031 234 567', '', 'phone'],
])('%s with %s is invalid: %s', (typed, dialCode, code) => {
  expect(parsePhone(typed, dialCode)).toEqual({ code });
});
