import { describe, expect, test } from 'vitest';
import { checkForm, type FormRules } from './check-form.ts';
import type { CheckoutDraft } from '../contract.ts';
import { parsePhone } from '#kit/phone';

const plain = { pickupPoint: null, lockerPattern: null, lockerExample: null };
const slovenia: FormRules = {
  countryCode: 'SI',
  phoneCode: '386',
  addressForm: { required: ['address', 'postalCode', 'city'], postalPattern: '[1-9]\\d{3}' },
  hasTerritories: false,
  shippingMethods: [
    { ...plain, code: 'courier', carrier: 'Pošta Slovenije' },
    {
      ...plain,
      code: 'pickup',
      carrier: 'Selvedge Ljubljana',
      pickupPoint: { name: 'Selvedge Ljubljana', address: ['Stara steza 0', '1000 Ljubljana'] },
    },
    { ...plain, code: 'locker', carrier: 'GLS Paketomat', lockerPattern: 'SI\\d{4}-[A-Z]+\\d{2}', lockerExample: 'SI1000-PARCELLOCK08' },
  ],
  paymentMethods: ['card', 'cod'],
};

const completeDraft: CheckoutDraft = {
  email: ' Ana@Example.SI ',
  phone: '031 234 567',
  firstName: 'Ana',
  lastName: 'Novak',
  address: 'Slovenska cesta 1',
  postalCode: '1000',
  city: 'Ljubljana',
  shippingMethod: 'courier',
  paymentMethod: 'cod',
  terms: 'on',
};

const listIssues = (changes: CheckoutDraft, rules = slovenia) => {
  const checked = checkForm({ ...completeDraft, ...changes }, rules);
  return 'issues' in checked ? checked.issues : [];
};

test('a complete form is read: values trimmed, phone number international, billing address the same', () => {
  expect(checkForm(completeDraft, slovenia)).toMatchObject({
    form: {
      email: 'ana@example.si',
      phone: '+38631234567',
      shippingAddress: { city: 'Ljubljana', countryCode: 'SI' },
      billingAddress: { city: 'Ljubljana', countryCode: 'SI' },
    },
  });
});

test('an empty form has one issue for each field that is missing', () => {
  const checked = checkForm({}, slovenia);
  expect(checked).toEqual({
    issues: [
      ...['email', 'phone', 'firstName', 'lastName', 'address', 'postalCode', 'city'].map((field) => ({ field, code: 'required' })),
      { field: 'shippingMethod', code: 'choose' },
      { field: 'paymentMethod', code: 'choose' },
      { field: 'terms', code: 'terms' },
    ],
  });
});

describe('a field with an invalid value is named with the reason', () => {
  test.each<[string, CheckoutDraft, object]>([
    ['an address without @', { email: 'ana.example.si' }, { field: 'email', code: 'email' }],
    ['a second recipient in the address', { email: 'ana@example.si,eva@example.si' }, { field: 'email', code: 'email' }],
    ['letters in the number', { phone: '031 ABC 567' }, { field: 'phone', code: 'numeric' }],
    ['a number that is too short', { phone: '0312' }, { field: 'phone', code: 'phone' }],
    ['a postal code of another country', { postalCode: '80331' }, { field: 'postalCode', code: 'postalCode' }],
    ['a name longer than any label', { firstName: 'A'.repeat(61) }, { field: 'firstName', code: 'tooLong', params: { max: 60 } }],
    ['a delivery that is not offered here', { shippingMethod: 'drone' }, { field: 'shippingMethod', code: 'choose' }],
    ['terms that were not accepted', { terms: '' }, { field: 'terms', code: 'terms' }],
  ])('%s', (_, changes, issue) => {
    expect(listIssues(changes)).toEqual([issue]);
  });
});

test('the billing address may be in any country and must be complete', () => {
  expect(listIssues({ billingDiffers: 'on' }).map(({ field }) => field)).toEqual([
    'billingCountryCode',
    'billingFirstName',
    'billingLastName',
    'billingAddress',
    'billingPostalCode',
    'billingCity',
  ]);
  const elsewhere: CheckoutDraft = {
    billingDiffers: 'on',
    billingFirstName: 'John',
    billingLastName: 'Smith',
    billingAddress: '1 High St',
    billingPostalCode: 'sw1a 1aa',
    billingCity: 'London',
    billingCountryCode: 'gb',
  };
  expect(checkForm({ ...completeDraft, ...elsewhere }, slovenia)).toMatchObject({
    form: { billingAddress: { postalCode: 'SW1A 1AA', countryCode: 'GB' }, shippingAddress: { countryCode: 'SI' } },
  });
});

describe('delivery to a parcel locker or pickup point', () => {
  test.each<[string, CheckoutDraft, object | null]>([
    ['nowhere when it comes to the address, whatever was typed for a locker before', { lockerCode: 'nonsense' }, null],
    [
      "at the shop's own point",
      { shippingMethod: 'pickup' },
      { kind: 'pickup', code: '', name: 'Selvedge Ljubljana', address: ['Stara steza 0', '1000 Ljubljana'] },
    ],
    [
      'in a locker by its code, in upper case',
      { shippingMethod: 'locker', lockerCode: ' si1000-parcellock08 ' },
      { kind: 'locker', code: 'SI1000-PARCELLOCK08', name: 'GLS Paketomat', address: [] },
    ],
  ])('%s', (_, changes, pickup) => {
    expect(checkForm({ ...completeDraft, ...changes }, slovenia)).toMatchObject({ form: { pickup } });
  });

  test('a parcel locker needs a code that is valid for its carrier', () => {
    expect(listIssues({ shippingMethod: 'locker' })).toEqual([{ field: 'lockerCode', code: 'required' }]);
    expect(listIssues({ shippingMethod: 'locker', lockerCode: 'WAW22A' })).toEqual([
      { field: 'lockerCode', code: 'lockerCode', params: { example: 'SI1000-PARCELLOCK08' } },
    ]);
  });
});

describe("a company's VAT number has the format of a country", () => {
  const german = {
    billingDiffers: 'on',
    billingFirstName: 'A',
    billingLastName: 'B',
    billingAddress: 'C 1',
    billingPostalCode: '10115',
    billingCity: 'Berlin',
    billingCountryCode: 'DE',
  };
  test.each<[string, CheckoutDraft, string]>([
    ['none', { company: 'Novak d.o.o.' }, ''],
    ['with spaces and in lower case', { vatNumber: 'si 1234 5678' }, 'SI12345678'],
    ["without its country's letters", { vatNumber: '12345678' }, 'SI12345678'],
    ['of another country than the bill', { vatNumber: 'DE123456789' }, 'DE123456789'],
    ['of the country that the bill goes to', { ...german, vatNumber: '123456789' }, 'DE123456789'],
  ])('%s', (_, changes, vatNumber) => {
    expect(checkForm({ ...completeDraft, ...changes }, slovenia)).toMatchObject({ form: { billingAddress: { vatNumber } } });
  });

  test('an unknown format is reported with an example', () => {
    expect(listIssues({ vatNumber: 'SI1234' })).toEqual([{ field: 'vatNumber', code: 'vatNumber', params: { example: 'SI12345678' } }]);
  });
});

test('control characters are removed from single-line fields', () => {
  expect(checkForm({ ...completeDraft, firstName: 'Ana\r\nBcc: eva@example.si' }, slovenia)).toMatchObject({
    form: { shippingAddress: { firstName: 'Ana  Bcc: eva@example.si' } },
  });
});

describe('a phone number is stored in international form', () => {
  test.each([
    ['031234567', '386', '+38631234567'],
    ['+49 30 901820', '386', '+4930901820'],
    ['0049 30 901820', '386', '+4930901820'],
    ['01712345678', '88', '+8801712345678'],
    ['01712-345678', '880', '+8801712345678'],
    ['06 1 234 5678', '36', '+3612345678'],
    ['30 901820', '49', '+4930901820'],
    ['02 1234 5678', '39', '+390212345678'],
  ])('%s with %s', (typed, dialCode, number) => {
    expect(parsePhone(typed, dialCode)).toEqual({ number });
  });
});
