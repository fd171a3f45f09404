import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Cart } from '@selvedge/server/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CartPage } from './cart-page.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const cart: Cart = {
  id: 'a-cart',
  revision: 1,
  countryId: 3,
  currency: 'EUR',
  lines: [
    {
      id: 1,
      productId: 1,
      variantId: 1,
      sku: 'SHIRT-M',
      slug: 'shirt',
      name: 'Shirt',
      brand: 'Linea',
      image: null,
      color: { id: 1, code: 'navy', name: 'Navy', hex: null },
      size: { id: 2, code: 'm', name: 'M' },
      categoriesArr: 'Women',
      isHygiene: false,
      quantity: 1,
      available: 5,
      currency: 'EUR',
      unitPrice: 40,
      discountPrice: 40,
      priorPrice: null,
      total: 40,
      problem: null,
      shownPrice: null,
    },
  ],
  count: 1,
  total: 40,
  payable: 40,
  priorTotal: 40,
  freeDelivery: { from: 50, missing: 10 },
  cheapestDelivery: { price: 2.9, total: 42.9 },
  discount: 0,
  promotions: [],
  coupon: null,
  affiliate: null,
  goals: [],
};

function renderPage(changes: Partial<Cart>): string {
  const root = {
    market: { country: { code: 'SI' }, shopName: 'Selvedge', defaultLanguage: 'en', dualDisplay: null, returnPolicy: { returnDays: 60 } },
  };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <CartPage cart={{ ...cart, ...changes }} notice={null} isReady /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

const freeText = 'You qualify for free delivery';
const addedText = 'Delivery is added at the next step';

test('a cart names the cheapest delivery and the total with it', () => {
  const page = renderPage({});
  expect(page).toContain('away from free delivery');
  expect(page).toMatch(/Cheapest delivery.*€2\.90.*Total with delivery.*€42\.90/);
  expect(page).not.toContain(addedText);

  const free = renderPage({ freeDelivery: { from: 50, missing: 0 }, cheapestDelivery: { price: 0, total: 40 } });
  expect(free).toContain(freeText);
  expect(free).toMatch(/Cheapest delivery.*Free.*Total with delivery.*€40\.00/);
  expect(free).not.toContain('€0.00');
});

test('a cart of a country without delivery methods says that delivery is added later', () => {
  const page = renderPage({ cheapestDelivery: null });
  expect(page).toContain(addedText);
  expect(page).not.toContain('Total with delivery');
});

test('a cart with a free delivery promotion does not say that delivery is added, even if no amount gives free delivery', () => {
  const page = renderPage({
    freeDelivery: null,
    cheapestDelivery: null,
    promotions: [{ kind: 'coupon', code: 'POST', amount: 0, isDeliveryFree: true, explanation: '' }],
  });
  expect(page).toContain('Free delivery');
  expect(page).not.toContain(addedText);
});

test('a cart line links to the product in its colour', () => {
  expect(renderPage({})).toContain('href="/product/shirt?color=navy"');
});
