import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isFamilyNameFirst } from '@selvedge/addresses/names';
import { findStateKind, type StateKind } from '@selvedge/addresses/state-kinds';
import type { Market } from '@selvedge/server/contract';

/** The address format of a country. */
export type AddressForm = Market['addressForm'];

/** A field of an address form. */
export type AddressPart = 'firstName' | 'lastName' | AddressForm['fields'][number];

/** Returns the fields of a name in the order of a language. @param tag BCP 47 */
export const listNameParts = (tag: string): readonly ('firstName' | 'lastName')[] =>
  isFamilyNameFirst(tag) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

/** The format for other countries. A billing address may be anywhere (Regulation (EU) 2018/302). */
export const anywhere: AddressForm = {
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city'],
  postalPattern: '[A-Z0-9][A-Z0-9 -]{1,11}',
  postalExample: '',
};

/** Field labels for addresses in any country, also used in the error summary. */
export const addressLabels: Readonly<Record<AddressPart, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  address: msg`Street and house number`,
  addressExtra: msg`Apartment, floor, c/o`,
  postalCode: msg`Postal code`,
  city: msg`City`,
  state: msg`State, province or district`,
};

const stateLabels: Readonly<Record<StateKind, MessageDescriptor>> = {
  province: msg`Province`,
  county: msg`County`,
  district: msg`District`,
};

/** Returns the label of a field. @param countryCode ISO 3166-1 alpha-2; null if the address can be in any country */
export function getAddressLabel(part: AddressPart, countryCode: string | null): MessageDescriptor {
  const kind = part === 'state' && countryCode !== null ? findStateKind(countryCode) : undefined;
  return kind ? stateLabels[kind] : addressLabels[part];
}
