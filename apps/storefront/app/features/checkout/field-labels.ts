import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckoutField } from '@selvedge/server/contract';

/** What each field is called, beside it and in the list of what is wrong. */
export const fieldLabels: Readonly<Record<CheckoutField, MessageDescriptor>> = {
  email: msg`Email`,
  phoneCode: msg`Country code`,
  phone: msg`Phone number`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  address: msg`Street and house number`,
  addressExtra: msg`Apartment, floor, c/o`,
  postalCode: msg`Postal code`,
  city: msg`City`,
  state: msg`State, province or district`,
  billingDiffers: msg`The bill goes to another address`,
  billingFirstName: msg`First name`,
  billingLastName: msg`Last name`,
  billingAddress: msg`Street and house number`,
  billingAddressExtra: msg`Apartment, floor, c/o`,
  billingPostalCode: msg`Postal code`,
  billingCity: msg`City`,
  billingState: msg`State, province or district`,
  billingCountryCode: msg`Country`,
  company: msg`Company`,
  vatNumber: msg`VAT number`,
  shippingMethod: msg`Delivery`,
  paymentMethod: msg`Payment`,
  terms: msg`Terms and conditions`,
  comment: msg`A note for the courier`,
};

/** Where a field stands on the page, for links to it. */
export const fieldId = (field: CheckoutField): string => `field-${field}`;
