import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { findLanguage, languages } from '@selvedge/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PageHead } from './page-head.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const market = {
  country: { code: 'SI' },
  countries: [{ code: 'SI', url: 'https://selvedge.si', lang: 'sl' }],
  defaultLanguage: 'sl',
  languages,
  shopName: 'Selvedge',
};

/** What stands in the head of a page of Slovenia's shop. */
function headIn(language: string, isPrivate = false): string {
  const root = { market, language: findLanguage(language), origin: 'https://selvedge.si', categories: [] };
  const address = language === 'sl' ? '/categories' : `/${language}/categories`;
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => <PageHead title={market.shopName} isPrivate={isPrivate} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

test('search engines are given the host’s own language and English, of public pages only', () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(headIn('sl')).not.toContain('robots');
  expect(headIn('en')).not.toContain('robots');
  expect(headIn('hu')).toContain(noindex);
  expect(headIn('sl', true)).toContain(noindex);
});

test('a page tells its canonical address and its locale, a private one no address', () => {
  expect(headIn('en')).toContain('<link rel="canonical" href="https://selvedge.si/en/categories"/>');
  expect(headIn('en')).toContain('<meta property="og:locale" content="en_GB"/>');
  expect(headIn('en')).toContain('<meta property="og:locale:alternate" content="sl_SI"/>');
  expect(headIn('en', true)).not.toContain('canonical');
});
