import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Market } from '@selvedge/server/contract';

/** How a country writes its addresses. */
export type AddressForm = Market['addressForm'];

/** A part of an address as a form asks for it. */
export type AddressPart = 'firstName' | 'lastName' | AddressForm['fields'][number];

/** A bill may go anywhere (Regulation (EU) 2018/302): of other countries' addresses no more is known than this. */
export const anywhere: AddressForm = {
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city'],
  postalPattern: '[A-Z0-9][A-Z0-9 -]{1,11}',
  postalExample: '',
};

/** What each part is called, beside its field and in the list of what is wrong. */
export const addressLabels: Readonly<Record<AddressPart, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  address: msg`Street and house number`,
  addressExtra: msg`Apartment, floor, c/o`,
  postalCode: msg`Postal code`,
  city: msg`City`,
  state: msg`State, province or district`,
};
