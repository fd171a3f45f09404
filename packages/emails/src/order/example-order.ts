import type { OrderMailData } from './order-mail-data.ts';
import type { MailLanguage } from '../mail-texts.ts';

/** Facts of an example email: a real country's letterhead and currency, and an invented order. */
export interface ExampleFacts {
  /** Days after delivery. */
  returnDays: number;
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** The shop's email address. */
  writeTo: string;
  /** IANA zone. */
  timeZone: string;
  at: Date;
  currency: string;
  decimals: number;
  /** Major units: price or refund in the example. */
  amount: number;
  carrier: string;
  countryCode: string;
  firstName: string;
  orderNumber: string;
}

export const examplePieces = [
  { name: 'Linen shirt', imageUrl: '', color: 'Navy', size: 'M', quantity: 1 },
  { name: 'Rain coat', imageUrl: '', color: 'Moss', size: 'L', quantity: 1 },
];

/** Returns the confirmation of an invented order. */
export function exampleOrder({ at, amount, countryCode, firstName, orderNumber, ...facts }: ExampleFacts): OrderMailData {
  const address = {
    ...{ firstName, lastName: 'Novak', company: '', vatNumber: '', address: 'Slovenska cesta 1', addressExtra: '' },
    ...{ postalCode: '1000', city: 'Ljubljana', state: '', countryCode },
  };
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const goods = 2 * amount;
  return {
    ...facts,
    trackUrl: `${facts.shopUrl}/Track/Order`,
    outcome: 'paid',
    orderNumber,
    invoiceNumber: `${countryCode}-2026-000001`,
    placedOn: day(0),
    deliverFrom: day(3),
    deliverUntil: day(6),
    lines: examplePieces.map((piece) => ({ ...piece, brand: 'Linea', total: amount, isHygiene: false })),
    goods,
    promotions: [],
    delivery: 0,
    cashOnDelivery: 0,
    rounding: 0,
    total: goods,
    vat: [{ basisPoints: 2200, amount: Math.round((goods * 2200 * 10 ** facts.decimals) / 12_200) / 10 ** facts.decimals }],
    shippingMethod: 'courier',
    paymentMethodName: 'Card',
    email: `ana@${new URL(facts.shopUrl).hostname}`,
    phone: '+386 31 234 567',
    shippingAddress: address,
    billingAddress: address,
    pickup: null,
  };
}
