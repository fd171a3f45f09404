import type { AddressForm, PriceRounding } from '../country-settings.ts';
import type { PaymentData, ShippingData } from './shape.ts';

/** What most of the euro countries share: delivery free from 50 EUR, prices that end in .99. */
export const euroRounding: PriceRounding = { step: 100, ending: 1 };
export const oneToOne = { numerator: 1, denominator: 1 };

/** The common address: street, then code and town. @param example a real code of the country */
export const plainAddress = (postalPattern: string, postalExample: string): AddressForm => ({
  fields: ['address', 'addressExtra', 'postalCode', 'city'],
  required: ['address', 'postalCode', 'city'],
  postalPattern,
  postalExample,
});

/** An address with a province or district that the post needs. */
export const addressWithState = (postalPattern: string, postalExample: string): AddressForm => ({
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city', 'state'],
  postalPattern,
  postalExample,
});

/** @param price, freeFrom minor units */
export const courier = (carrier: string, price: number, freeFrom: number): ShippingData => ({ code: 'courier', carrier, price, freeFrom, days: [3, 6] });
export const express = (carrier: string, price: number): ShippingData => ({ code: 'express', carrier, price, days: [1, 2] });
export const locker = (carrier: string, price: number, freeFrom: number): ShippingData => ({ code: 'locker', carrier, price, freeFrom, days: [3, 6] });

/** @param minTotal what the card networks take at least, minor units */
export const card = (minTotal: number): PaymentData => ({ code: 'card', provider: 'stripe', minTotal });
/** @param charge, maxTotal minor units */
export const cashOnDelivery = (charge: number, maxTotal: number): PaymentData => ({ code: 'cod', provider: 'none', charge, maxTotal });
