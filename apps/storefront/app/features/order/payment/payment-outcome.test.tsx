import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PayableOrder } from './pay-again.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentState } from './payment-state.ts';
import type { VoucherOrder } from './voucher-details.tsx';

const owned: PayableOrder = { orderNumber: 'AB-1', invoiceNumber: null, email: 'ana@example.si', link: 'the-link' };

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

function renderOutcome(state: PaymentState, payable: PayableOrder | null = null, hasOtherWays = false, waiting: VoucherOrder | null = null): string {
  const props = { page: '/SSLReturn', state, payable, hasOtherWays, waiting } as const;
  return renderPage(<PaymentOutcome {...props} />);
}

function renderPage(outcome: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => outcome }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('a failed payment is reported with a link to try again', () => {
  const page = renderOutcome('refused', owned);
  expect(page).toMatch(
    /Your payment was not successful, please try again\..*<form[^>]*action="\/orders\/pay"[^>]*>.*name="link" value="the-link".*Pay again/,
  );
  expect(page).not.toContain('Choose another payment method');
  expect(renderOutcome('refused')).toContain('href="/Checkout?step=payment"');
});

test('another payment method is offered if the checkout has one', () => {
  expect(renderOutcome('refused', owned, true)).toMatch(/href="\/Checkout\?step=payment"[^>]*>Choose another payment method/);
});

test('an order that was not paid in time offers to put its items back into the cart, which may be empty', () => {
  const props = { page: '/OrderConfirmation', state: 'ended', payable: null, order: owned, hasOtherWays: false } as const;
  const page = renderPage(<PaymentOutcome {...props} />);
  expect(page).toMatch(/You haven’t been charged\..*name="link" value="the-link".*name="intent" value="refill".*Put the items back into your cart/);
  expect(page).not.toContain('order again from your cart');
});

test('an unknown order that was not paid in time is reported with a link to the cart and none to a payment', () => {
  const page = renderOutcome('ended');
  expect(page).toMatch(/The time to pay has run out.*You haven’t been charged.*href="\/Checkout"/);
  expect(page).not.toContain('/orders/pay');
});

test.each(['unpaid', 'refused', 'processing', 'ended', 'returned', 'cancelled', 'error'] as const)(
  'an order that is "%s" shows neither thanks nor a confirmation email',
  (state) => {
    expect(renderOutcome(state)).not.toMatch(/Thank you|We’ve sent a confirmation/);
  },
);

test('a payment that is still processed is reported and can be checked again without scripts', () => {
  expect(renderOutcome('processing')).toMatch(/Your payment is being processed.*<form[^>]*action="\/SSLReturn"/);
});

test('an order that is paid later shows how, with the provider’s page and the last day', () => {
  const voucher = { entity: '11683', reference: '123 456 789', url: 'https://pay.example/2', payBy: '2026-03-12' };
  const waiting = { orderNumber: 'AB-1', grandTotal: 19.99, currency: 'EUR', email: 'rui@example.pt', paymentMethodName: 'Multibanco', voucher };
  const page = renderOutcome('waiting', null, false, waiting);
  expect(page).toMatch(/We’re waiting for your payment.*rui@example\.pt.*AB-1.*Multibanco.*11683.*123 456 789.*€19\.99.*12 March/);
  expect(page).toContain('href="https://pay.example/2"');
  expect(page).not.toContain('/orders/pay');
});

test('an unknown payment shows a general error and makes no claim', () => {
  expect(renderOutcome('error')).toContain('Something went wrong.');
});

test('an order that is known by its numbers only is paid with these, not with a masked email address', () => {
  const byNumbers = renderOutcome('refused', { ...owned, invoiceNumber: 'SI-2026-000001', email: 'a•••@e•••.si', link: null });
  expect(byNumbers).toMatch(/name="orderNumber" value="AB-1".*name="invoiceNumber" value="SI-2026-000001"/);
  expect(byNumbers).not.toContain('•');
});
