import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentReturn } from '#lib/api.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

function pageOf(outcome: PaymentReturn['outcome'], payUrl: string | null = null): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <PaymentOutcome outcome={outcome} payUrl={payUrl} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('a payment that failed says so, and leads to where it can be tried again', () => {
  expect(pageOf('failed', 'https://pay.example/1')).toMatch(/Your payment was not successful, please try again\..*href="https:\/\/pay\.example\/1"/);
  expect(pageOf('failed')).toContain('href="/Checkout?step=payment"');
});

test('one that is still processed says that too, and can be asked after without scripts', () => {
  expect(pageOf('processing')).toMatch(/Your payment is being processed.*<form[^>]*action="\/str\/Return"/);
});

test('one that nobody knows of is an error in general, and claims nothing', () => {
  expect(pageOf('error')).toContain('Something went wrong.');
});
