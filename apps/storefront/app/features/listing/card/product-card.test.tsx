import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ProductCard as Card } from '@selvedge/server/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ProductCard } from './product-card.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const image = { imageUrl: '/media/front.webp', imageMimeType: 'image/webp', width: 1600, height: 2000 };
const shirt: Card = {
  ...{ id: 7, slug: 'linen-shirt', name: 'Linen shirt', brand: { slug: 'linea', name: 'Linea' } },
  ...{ currency: 'EUR', unitPrice: 40, discountPrice: 30, priorPrice: 40 },
  images: [image],
  colorCode: 'navy',
  colors: ['navy', 'rust', 'white', 'black', 'olive', 'pink', 'sand'].map((code, index) => ({ id: index + 1, code, name: code, hex: '#123456' })),
  badges: ['Fire'],
  isAvailable: true,
  rating: { count: 12, average: 4.6 },
};

function renderCard(changes: Partial<Card> = {}): string {
  const Page = createRoutesStub([{ path: '*', Component: () => <ProductCard product={{ ...shirt, ...changes }} heading="h2" sizes="50vw" /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={['/en/category/women']} />
    </I18nProvider>,
  );
}

test('a card shows stars and number of reviews, and nothing without reviews', () => {
  expect(renderCard()).toMatch(/aria-label="4.6 out of 5 stars".*\(12\).*12 reviews/);
  expect(renderCard({ rating: null })).not.toContain('stars');
});

test('the colours of a card are links to the product in that colour, which crawlers do not follow', () => {
  const html = renderCard();
  expect(html).toMatch(/<a[^>]*rel="nofollow"[^>]*aria-label="rust"[^>]*href="\/product\/linen-shirt\?color=rust"/);
  expect(html.match(/rel="nofollow"/g)).toHaveLength(5);
  expect(html).toMatch(/aria-label="navy"[^>]*aria-current="true"/);
  expect(html).toContain('+2');
  expect(renderCard({ colors: shirt.colors.slice(0, 1) })).not.toContain('nofollow');
});

test('badges are below the picture, and a reduction is beside the price', () => {
  const html = renderCard();
  const [pictures = '', words = ''] = html.split('Linea');
  expect(pictures).not.toContain('Much loved');
  expect(words).toContain('Much loved');
  expect(words).toContain('−25');
});

test('a product in stock has a button for its sizes, a product without stock says "Sold out"', () => {
  expect(renderCard()).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-label="Add to cart: Linen shirt"/);
  const soldOut = renderCard({ isAvailable: false });
  expect(soldOut).not.toContain('aria-haspopup');
  expect(soldOut).toContain('Sold out');
});
