import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const shown = (prices: { discountPrice: number; unitPrice: number; priorPrice: number | null }): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Price currency="EUR" {...prices} />
    </I18nProvider>,
  );

test('a reduced price is shown with its struck-through prior price and the saving', () => {
  const html = shown({ discountPrice: 19.99, unitPrice: 29.99, priorPrice: 24.99 });
  expect(html).toMatch(/€19\.99.*<s[^>]*>.*€24\.99.*<\/s>.*−20/);
  expect(html).not.toContain('29.99');
});

test('without a prior price nothing is struck through', () => {
  const html = shown({ discountPrice: 1234.5, unitPrice: 1499, priorPrice: null });
  expect(html).toContain('€1,234.50');
  expect(html).not.toContain('<s ');
});
