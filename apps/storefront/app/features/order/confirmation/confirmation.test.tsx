import type { Order } from '@selvedge/server/contract';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { placed } from '../order-of-test.ts';
import { Confirmation } from './confirmation.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

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

test('a delivered order with cash on delivery no longer asks for the money', () => {
  const words = renderConfirmation({ ...placed, status: 'DELIVERED', deliveredAt: '2026-03-05T09:00:00Z' });
  expect(words).not.toContain('Pay on delivery');
});
