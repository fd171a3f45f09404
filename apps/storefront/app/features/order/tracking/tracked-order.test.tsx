import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { placed } from '../order-of-test.ts';
import { TrackedOrder } from './tracked-order.tsx';

/** Renders the page of an order. @returns its HTML */
function renderOrder(order: Order, parts: { notice?: ReactNode; actions?: ReactNode } = {}): string {
  const tag = 'en-GB';
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } });
  const root = {
    language: { code: 'en', tag },
    market: {
      country: { code: 'SI' },
      defaultLanguage: 'en',
      dualDisplay: null,
      timeZone: 'Europe/Ljubljana',
      returnPolicy: { returnDays: 60, withdrawalDays: 14 },
    },
  };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <TrackedOrder order={order} {...parts} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

const readWords = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('cash on delivery is to be paid until the order is delivered, then the order is paid', () => {
  const readStatus = (order: Partial<Order>) =>
    / Payment status (.*?) (?:Expected|Delivery)/.exec(readWords(renderOrder({ ...placed, ...order })))?.[1];
  expect(readStatus({})).toBe('Pay on delivery');
  expect(readStatus({ status: 'SHIPPED' })).toBe('Pay on delivery');
  expect(readStatus({ status: 'DELIVERED' })).toBe('Paid');
  expect(readStatus({ status: 'COMPLETED', paymentStatus: 'PAID' })).toBe('Paid');
  expect(readStatus({ status: 'DELIVERED', paymentStatus: 'REFUNDED' })).toBe('Refunded');
  // A company may deliver before a payment by bank transfer has arrived.
  expect(readStatus({ status: 'DELIVERED', isPaidOnDelivery: false })).toBe('Not paid yet');
  expect(readStatus({ status: 'CANCELLED', isPaidOnDelivery: false, paymentStatus: 'REFUNDED' })).toBe('Refunded');
  for (const isPaidOnDelivery of [true, false]) expect(readStatus({ status: 'CANCELLED', isPaidOnDelivery })).toBe('Nothing to pay');
});

test('notice and actions are inside the column of the page', () => {
  const html = renderOrder(placed, { notice: <p id="notice" />, actions: <p id="actions" /> });
  expect(html).toMatch(/^<div class="[^"]*page[^"]*">.*<p id="notice"><\/p>.*<p id="actions"><\/p>.*<\/div>$/s);
});
