import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the delivery methods by code. A method without a name here is shown with the carrier's name. */
export const deliveryNames: Readonly<Record<string, MessageDescriptor>> = {
  courier: msg`Home delivery`,
  express: msg`Express delivery`,
  pickup: msg`Click & collect`,
  locker: msg`Parcel locker`,
};

export const paymentNames: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  sslcommerz: msg`Card, mobile banking or net banking`,
  cod: msg`Cash on delivery`,
};

export const paymentDetails: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`You’ll pay on our payment partner’s secure page.`,
  sslcommerz: msg`bKash, Nagad, Rocket, cards and net banking: you’ll pay on the secure page of SSLCommerz.`,
  cod: msg`You’ll pay when your parcel is delivered.`,
};
