import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import CheckoutLayout from './checkout.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const root = { market: { shopName: 'Selvedge', defaultLanguage: 'en' } };

/** Renders the layout at an address. */
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

test('the checkout has three steps, and each address shows its own as current', () => {
  expect(listSteps(renderLayout('/Checkout'))).toEqual(['> Your cart', 'Payment', 'Confirmation']);
  expect(listSteps(renderLayout('/Checkout?step=payment'))).toEqual(['Your cart', '> Payment', 'Confirmation']);
  expect(listSteps(renderLayout('/OrderConfirmation'))).toEqual(['Your cart', 'Payment', '> Confirmation']);
});

test('the logo links home, and the page has no other link', () => {
  const html = renderLayout('/Checkout');
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#main', '/']);
});
