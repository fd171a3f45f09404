import type { SavedAddress } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { addressToKeep, draftOfSaved, savedInDraft } from './draft-of-address.ts';

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

test('a saved address fills the fields of a delivery with its telephone number, those of a bill with its company', () => {
  expect(draftOfSaved('shipping:12', book.saved)).toMatchObject({ address: 'Trubarjeva 1', city: 'Ljubljana', phone: '40 123 456' });
  expect(draftOfSaved('billing:13', book.saved)).toMatchObject({
    billingDiffers: 'on',
    billingCity: 'Wien',
    billingCountryCode: 'AT',
    company: 'Novak OG',
    vatNumber: 'ATU12345678',
  });
});

test.each([null, '', 'shipping', 'shipping:99', 'elsewhere:12', '12'])('%j is no address of the book', (value) => {
  expect(draftOfSaved(value, book.saved)).toEqual({});
});

test('the address that was taken is known again until something in it changes', () => {
  const draft = { ...draftOfSaved('shipping:12', book.saved), ...draftOfSaved('billing:13', book.saved) };
  expect(savedInDraft(draft, 'shipping', book)?.id).toBe(12);
  expect(savedInDraft(draft, 'billing', book)?.id).toBe(13);
  expect(savedInDraft({ ...draft, city: 'Maribor' }, 'shipping', book)).toBeUndefined();
});

test('an address is kept with the telephone number of the form, and a company only with the address of the bill', () => {
  const draft = { ...draftOfSaved('shipping:12', book.saved), ...draftOfSaved('billing:13', book.saved), phone: '31 234 567', phoneCode: '386' };
  expect(addressToKeep(draft, 'shipping', 'SI')).toMatchObject({ countryCode: 'SI', city: 'Ljubljana', phone: '31 234 567', company: '' });
  expect(addressToKeep(draft, 'billing', 'SI')).toMatchObject({ countryCode: 'AT', city: 'Wien', company: 'Novak OG' });
});
