import type { Order } from '@selvedge/server/contract';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Confirmation } from './confirmation.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const address = {
  firstName: 'Ana',
  lastName: 'Novak',
  company: '',
  vatNumber: '',
  address: 'Slovenska cesta 1',
  addressExtra: '',
  postalCode: '1000',
  city: 'Ljubljana',
  state: '',
  countryCode: 'SI',
};
const placed: Order = {
  orderNumber: '7KQ4M-X2RPA',
  invoiceNumber: 'SI-2026-000001',
  documents: [],
  date: '02/03/2026',
  placedAt: '2026-03-02T09:00:00Z',
  status: 'CONFIRMED',
  deliveryStatus: 'CONFIRMED',
  paymentStatus: 'UNPAID',
  paymentMethod: 'cod',
  paymentMethodName: 'Cash on delivery',
  isPaidOnDelivery: true,
  shippingMethod: 'courier',
  email: 'ana@example.si',
  phone: '+38631234567',
  shippingAddress: address,
  billingAddress: address,
  pickup: null,
  lines: [],
  currency: 'EUR',
  goods: 39.98,
  discount: 0,
  promotions: [],
  couponCode: null,
  shippingCharge: 3.9,
  cashOnDeliveryCharge: 1.9,
  rounding: 0,
  vat: [{ basisPoints: 2200, amount: 8.25 }],
  vatTotal: 8.25,
  grandTotal: 45.78,
  deliverFrom: '2026-03-05',
  deliverUntil: '2026-03-10',
  timeline: [],
  shipments: [],
  deliveredAt: null,
  returnUntil: null,
  canReturn: false,
  canWithdraw: true,
  payUrl: null,
  voucher: null,
  link: '1a-t3k9zz-signature',
};

function renderConfirmation(order: Order): string {
  const root = {
    market: { country: { code: 'SI' }, shopName: 'Selvedge', defaultLanguage: 'en', dualDisplay: null, returnPolicy: { returnDays: 60 } },
  };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <Confirmation order={order} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('an order with cash on delivery is placed and asks to pay on delivery', () => {
  const words = renderConfirmation(placed);
  expect(words).toContain('Thank you, your order has been placed');
  expect(words).toContain('7KQ4M-X2RPA');
  expect(words).toContain('you have 60 days to return it');
  expect(words).toContain('Pay on delivery Please have €45.78 ready');
});

test('an order paid by card is shown as paid', () => {
  const words = renderConfirmation({ ...placed, paymentMethod: 'card', isPaidOnDelivery: false, paymentStatus: 'PAID', cashOnDeliveryCharge: 0 });
  expect(words).toContain('We’ve received your payment of €45.78');
  expect(words).not.toContain('Pay on delivery');
});
