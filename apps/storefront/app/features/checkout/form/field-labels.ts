import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckoutField } from '@selvedge/server/contract';
import { addressLabels } from '#lib/forms/address-form.ts';

/** The label of each field, used next to the field and in the error summary. */
export const fieldLabels: Readonly<Record<CheckoutField, MessageDescriptor>> = {
  email: msg`Email`,
  phoneCode: msg`Country code`,
  phone: msg`Phone number`,
  ...addressLabels,
  billingDiffers: msg`Use a different billing address`,
  billingFirstName: addressLabels.firstName,
  billingLastName: addressLabels.lastName,
  billingAddress: addressLabels.address,
  billingAddressExtra: addressLabels.addressExtra,
  billingPostalCode: addressLabels.postalCode,
  billingCity: addressLabels.city,
  billingState: addressLabels.state,
  billingCountryCode: msg`Country`,
  company: msg`Company`,
  vatNumber: msg`VAT number`,
  shippingMethod: msg`Delivery`,
  paymentMethod: msg`Payment`,
  lockerCode: msg`Parcel locker code`,
  lockerPostalCode: msg`Postal code of the locker`,
  couponCode: msg`Coupon code`,
  terms: msg`Terms and conditions`,
  reminder: msg`Send me one reminder by email if I leave something in my cart`,
  comment: msg`Note for the courier`,
  keepAddress: msg`Save this address to my address book`,
  keepBillingAddress: msg`Save this address to my address book`,
};

/** Returns the id of a field's element, for links to it. */
export const buildFieldId = (field: CheckoutField): string => `field-${field}`;
