import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentReturn } from '#lib/api.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

function pageOf(outcome: PaymentReturn['outcome'], payable: { orderNumber: string; email: string } | null = null): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <PaymentOutcome page="/SSLReturn" outcome={outcome} payable={payable} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('a payment that failed says so, and leads to where it can be tried again', () => {
  const page = pageOf('failed', { orderNumber: 'AB-1', email: 'ana@example.si' });
  expect(page).toMatch(/Your payment was not successful, please try again\..*<form[^>]*action="\/orders\/pay"[^>]*>.*value="AB-1".*Pay again/);
  expect(pageOf('failed')).toContain('href="/Checkout?step=payment"');
});

test('one that is still processed says that too, and can be asked after without scripts', () => {
  expect(pageOf('processing')).toMatch(/Your payment is being processed.*<form[^>]*action="\/SSLReturn"/);
});

test('one that nobody knows of is an error in general, and claims nothing', () => {
  expect(pageOf('error')).toContain('Something went wrong.');
});
