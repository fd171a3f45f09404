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

/** What stands in the head of a page of Slovenia's shop. */
function headIn(
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

test('search engines are given the host’s own language and English, of public pages only', () => {
  const noindex = '<meta name="robots" content="noindex, follow"/>';
  expect(headIn('sl')).not.toContain('robots');
  expect(headIn('en')).not.toContain('robots');
  expect(headIn('hu')).toContain(noindex);
  expect(headIn('hu', false, { indexed: ['sl', 'en', 'hu'] })).not.toContain('robots');
  expect(headIn('sl', true)).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test('whoever writes a page says whether it is shown and whether its links are followed; no setting of its own opens a language', () => {
  expect(headIn('sl', false, { robots: 'index' })).not.toContain('robots');
  expect(headIn('hu', false, { robots: 'index' })).toContain('content="noindex, follow"');
  expect(headIn('sl', false, { robots: 'noindex' })).toContain('content="noindex, follow"');
  expect(headIn('sl', false, { robots: 'noindex' })).toContain('canonical');
  const closed = headIn('sl', false, { robots: 'private' });
  expect(closed).toContain('content="noindex, nofollow"');
  expect(closed).not.toMatch(/canonical|hrefLang|og:url/);
});

test('a page that lacks a language is not shown by search engines in it: another one’s text stands there', () => {
  const english = { paths: { en: '/categories' } };
  expect(headIn('sl', false, english)).toContain('content="noindex, follow"');
  expect(headIn('sl', false, english)).not.toContain('canonical');
  expect(headIn('en', false, english)).not.toContain('robots');
});

test('the second page of a list is one of its own, a narrowed list names the whole one', () => {
  expect(headIn('sl', false, { page: 2 })).toContain('<link rel="canonical" href="https://selvedge.si/categories?page=2"/>');
  expect(headIn('sl', false, { page: 2 })).toContain('href="https://selvedge.si/en/categories?page=2"');
  const narrowed = headIn('sl', false, { page: 2, isNarrowed: true });
  expect(narrowed).toContain('<link rel="canonical" href="https://selvedge.si/categories"/>');
  expect(narrowed).not.toContain('hrefLang');
});

test('a page tells its canonical address and its locale, a private one no address', () => {
  expect(headIn('en')).toContain('<link rel="canonical" href="https://selvedge.si/en/categories"/>');
  expect(headIn('en')).toContain('<meta property="og:locale" content="en_GB"/>');
  expect(headIn('en')).toContain('<meta property="og:locale:alternate" content="sl_SI"/>');
  expect(headIn('en', true)).not.toContain('canonical');
});

test('a page that is shared shows its picture with its measures, a product its price as well', () => {
  const image = { imageUrl: '/media/navy-front.webp', width: 1600, height: 2000 };
  const product = headIn('en', false, { image, imageAlt: 'A navy shirt', price: { discountPrice: 39.9, currency: 'EUR' } });
  expect(product).toContain('<meta property="og:type" content="product"/>');
  expect(product).toContain('<meta property="og:url" content="https://selvedge.si/en/categories"/>');
  expect(product).toContain('<meta property="og:image" content="https://selvedge.si/_ipx/f_jpeg,w_1280/media/navy-front.webp"/>');
  expect(product).toContain('<meta property="og:image:width" content="1280"/><meta property="og:image:height" content="1600"/>');
  expect(product).toContain('<meta property="og:image:alt" content="A navy shirt"/>');
  expect(product).toContain('<meta property="product:price:amount" content="39.90"/><meta property="product:price:currency" content="EUR"/>');
  expect(product).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const plain = headIn('en');
  expect(plain).toContain('<meta property="og:type" content="website"/>');
  expect(plain).not.toMatch(/og:image|product:price/);
});
