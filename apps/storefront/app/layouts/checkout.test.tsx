import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import CheckoutLayout from './checkout.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const root = { market: { shopName: 'Selvedge', defaultLanguage: 'en' } };

/** The layout as it stands at an address. */
function renderLayout(address: string): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', children: [{ id: 'layout', Component: CheckoutLayout, children: [{ path: '*', Component: () => null }] }] },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

const listSteps = (html: string): string[] =>
  [...html.matchAll(/<li.*?<\/li>/g)].map(
    ([item]) => (item.includes('aria-current="step"') ? '> ' : '') + (/Your cart|Payment|Confirmation/.exec(item)?.[0] ?? ''),
  );

test('three steps lead to an order, and each address stands at its own', () => {
  expect(listSteps(renderLayout('/Checkout'))).toEqual(['> Your cart', 'Payment', 'Confirmation']);
  expect(listSteps(renderLayout('/Checkout?step=payment'))).toEqual(['Your cart', '> Payment', 'Confirmation']);
  expect(listSteps(renderLayout('/OrderConfirmation'))).toEqual(['Your cart', 'Payment', '> Confirmation']);
});

test('the logo links home, and nothing else leads away', () => {
  const html = renderLayout('/Checkout');
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#main', '/']);
});
