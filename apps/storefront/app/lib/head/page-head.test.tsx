import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { findLanguage, languages } from '@selvedge/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PageHead } from './page-head.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const market = {
  country: { code: 'SI' },
  countries: [{ code: 'SI', url: 'https://selvedge.si', lang: 'sl' }],
  defaultLanguage: 'sl',
  indexedLanguages: ['sl', 'en'],
  languages,
  shopName: 'Selvedge',
};

/** Renders the head of a page of Slovenia's shop. */
function renderHead(
  language: string,
  isPrivate = false,
  { indexed = market.indexedLanguages, paths, ...more }: Partial<ComponentProps<typeof PageHead>> & { indexed?: string[]; paths?: object } = {},
): string {
  const root = {
    market: { ...market, indexedLanguages: indexed },
    paths,
    language: findLanguage(language),
    origin: 'https://selvedge.si',
    categories: [],
  };
  const address = language === 'sl' ? '/categories' : `/${language}/categories`;
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => <PageHead title={market.shopName} isPrivate={isPrivate} {...more} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

test('search engines index the host’s default language and English, of public pages only', () => {
  const noindex = '<meta name="robots" content="noindex, follow"/>';
  expect(renderHead('sl')).not.toContain('robots');
  expect(renderHead('en')).not.toContain('robots');
  expect(renderHead('hu')).toContain(noindex);
  expect(renderHead('hu', false, { indexed: ['sl', 'en', 'hu'] })).not.toContain('robots');
  expect(renderHead('sl', true)).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test('the merchant decides about indexing and links of a page, and cannot open further languages', () => {
  expect(renderHead('sl', false, { robots: 'index' })).not.toContain('robots');
  expect(renderHead('hu', false, { robots: 'index' })).toContain('content="noindex, follow"');
  expect(renderHead('sl', false, { robots: 'noindex' })).toContain('content="noindex, follow"');
  expect(renderHead('sl', false, { robots: 'noindex' })).toContain('canonical');
  const closed = renderHead('sl', false, { robots: 'private' });
  expect(closed).toContain('content="noindex, nofollow"');
  expect(closed).not.toMatch(/canonical|hrefLang|og:url/);
});

test('a page that lacks a translation is not indexed in that language, because it shows another one’s text', () => {
  const english = { paths: { en: '/categories' } };
  expect(renderHead('sl', false, english)).toContain('content="noindex, follow"');
  expect(renderHead('sl', false, english)).not.toContain('canonical');
  expect(renderHead('en', false, english)).not.toContain('robots');
});

test('the second page of a list has its own canonical address, a filtered list has that of the whole list', () => {
  expect(renderHead('sl', false, { page: 2 })).toContain('<link rel="canonical" href="https://selvedge.si/categories?page=2"/>');
  expect(renderHead('sl', false, { page: 2 })).toContain('href="https://selvedge.si/en/categories?page=2"');
  const narrowed = renderHead('sl', false, { page: 2, isNarrowed: true });
  expect(narrowed).toContain('<link rel="canonical" href="https://selvedge.si/categories"/>');
  expect(narrowed).not.toContain('hrefLang');
});

test('a page has its canonical address and locale, a private page has no address', () => {
  expect(renderHead('en')).toContain('<link rel="canonical" href="https://selvedge.si/en/categories"/>');
  expect(renderHead('en')).toContain('<meta property="og:locale" content="en_GB"/>');
  expect(renderHead('en')).toContain('<meta property="og:locale:alternate" content="sl_SI"/>');
  expect(renderHead('en', true)).not.toContain('canonical');
});

test('a shared page has its image with dimensions, and a product its price', () => {
  const image = { imageUrl: '/media/navy-front.webp', width: 1600, height: 2000 };
  const product = renderHead('en', false, { image, imageAlt: 'A navy shirt', price: { discountPrice: 39.9, currency: 'EUR' } });
  expect(product).toContain('<meta property="og:type" content="product"/>');
  expect(product).toContain('<meta property="og:url" content="https://selvedge.si/en/categories"/>');
  expect(product).toContain('<meta property="og:image" content="https://selvedge.si/_ipx/f_jpeg,w_1280/media/navy-front.webp"/>');
  expect(product).toContain('<meta property="og:image:width" content="1280"/><meta property="og:image:height" content="1600"/>');
  expect(product).toContain('<meta property="og:image:alt" content="A navy shirt"/>');
  expect(product).toContain('<meta property="product:price:amount" content="39.90"/><meta property="product:price:currency" content="EUR"/>');
  expect(product).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const plain = renderHead('en');
  expect(plain).toContain('<meta property="og:type" content="website"/>');
  expect(plain).not.toMatch(/og:image|product:price/);
});
