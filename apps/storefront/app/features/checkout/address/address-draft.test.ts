import type { SavedAddress } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { toNewAddress, toSavedAddressDraft, findSavedAddress } from './address-draft.ts';

const home: SavedAddress = {
  id: 12,
  countryCode: 'SI',
  firstName: 'Ana',
  lastName: 'Novak',
  company: '',
  vatNumber: '',
  address: 'Trubarjeva 1',
  addressExtra: '',
  postalCode: '1000',
  city: 'Ljubljana',
  state: '',
  phone: '40 123 456',
  phoneCode: '386',
  isDefaultShipping: true,
  isDefaultBilling: false,
};
const office: SavedAddress = { ...home, id: 13, countryCode: 'AT', company: 'Novak OG', vatNumber: 'ATU12345678', city: 'Wien', postalCode: '1010' };
const book = { saved: [home, office], countryCode: 'SI' };

test('a saved address fills the delivery fields with its telephone number and the billing fields with its company', () => {
  expect(toSavedAddressDraft('shipping:12', book.saved)).toMatchObject({ address: 'Trubarjeva 1', city: 'Ljubljana', phone: '40 123 456' });
  expect(toSavedAddressDraft('billing:13', book.saved)).toMatchObject({
    billingDiffers: 'on',
    billingCity: 'Wien',
    billingCountryCode: 'AT',
    company: 'Novak OG',
    vatNumber: 'ATU12345678',
  });
});

test.each([null, '', 'shipping', 'shipping:99', 'elsewhere:12', '12'])('%j is not a saved address', (value) => {
  expect(toSavedAddressDraft(value, book.saved)).toEqual({});
});

test('the selected saved address is recognised until one of its fields changes', () => {
  const draft = { ...toSavedAddressDraft('shipping:12', book.saved), ...toSavedAddressDraft('billing:13', book.saved) };
  expect(findSavedAddress(draft, 'shipping', book)?.id).toBe(12);
  expect(findSavedAddress(draft, 'billing', book)?.id).toBe(13);
  expect(findSavedAddress({ ...draft, city: 'Maribor' }, 'shipping', book)).toBeUndefined();
});

test('an address is saved with the telephone number of the form, and the company only with the billing address', () => {
  const draft = {
    ...toSavedAddressDraft('shipping:12', book.saved),
    ...toSavedAddressDraft('billing:13', book.saved),
    phone: '31 234 567',
    phoneCode: '386',
  };
  expect(toNewAddress(draft, 'shipping', 'SI')).toMatchObject({ countryCode: 'SI', city: 'Ljubljana', phone: '31 234 567', company: '' });
  expect(toNewAddress(draft, 'billing', 'SI')).toMatchObject({ countryCode: 'AT', city: 'Wien', company: 'Novak OG' });
});
