import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ProductCard } from '@selvedge/server/contract';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { readListingQuery } from '../asked-listing.ts';
import type { ListingPlace } from '../listing-address.ts';
import { ListingPages } from './listing-pages.tsx';
import { useLoadedItems, type LoadedItems } from './loaded-items.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const place: ListingPlace = { path: '/category/women', usualOrder: 'recommended' };
const card = (id: number) => ({ id, name: `product ${id}` }) as ProductCard;
const cards = (first: number) => Array.from({ length: 12 }, (_, index) => card(first + index));

/** Renders a page of a listing of 30 products at an address with a history state. @returns the HTML, and what is shown */
function renderPage(query: string, items: ProductCard[], state: unknown = null): { html: string; loaded: LoadedItems } {
  const seen: LoadedItems[] = [];
  const Below = () => {
    const loaded = useLoadedItems(items);
    seen.push(loaded);
    const selection = readListingQuery(new URLSearchParams(query));
    const meta = { itemCount: 30, pageCount: Math.ceil(30 / selection.take), page: selection.page, take: selection.take };
    return <ListingPages place={place} selection={selection} meta={meta} loaded={loaded} cards={createRef<HTMLElement>()} />;
  };
  const Page = createRoutesStub([{ path: '*', Component: Below }]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={[{ pathname: '/en/category/women', search: query, state }]} />
    </I18nProvider>,
  );
  const [loaded] = seen;
  if (!loaded) throw new Error('nothing was rendered');
  return { html, loaded };
}

const ids = ({ loaded }: { loaded: LoadedItems }) => loaded.shown.map(({ id }) => id);

test('"Load more" is a link to the next page, which has the filters and the number of products per page', () => {
  const { html } = renderPage('?color=navy&take=24', cards(1));
  expect(html).toMatch(/<a[^>]*href="\/category\/women\?color=navy&amp;take=24&amp;page=2"[^>]*>Load more</);
  expect(renderPage('?page=3', [card(30)]).html).not.toContain('Load more');
});

test('12, 24 and 48 products a page are links to the first page, which search engines do not follow', () => {
  const { html } = renderPage('?page=2', cards(13));
  for (const address of ['/category/women"', '/category/women?take=24"', '/category/women?take=48"'])
    expect(html).toMatch(new RegExp(`<a[^>]*rel="nofollow"[^>]*href="${address.replace('?', '\\?')}`));
});

test('the next page is shown below the pages before it, and a product that moved between them is shown once', () => {
  const first = renderPage('', cards(1));
  first.loaded.keep();
  const second = renderPage('?page=2', [card(12), ...cards(13).slice(0, 11)], first.loaded.more);
  expect(ids(second)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  second.loaded.keep();
  expect(ids(renderPage('?page=3', [card(30)], second.loaded.more))).toEqual([...ids(second), 30]);
});

test('a page that is opened by its address or another link has its own products only', () => {
  renderPage('', cards(1)).loaded.keep();
  expect(ids(renderPage('?page=2', cards(13)))).toEqual(cards(13).map(({ id }) => id));
  expect(ids(renderPage('?page=2', cards(13), { after: '/en/category/men' }))).toEqual(cards(13).map(({ id }) => id));
});
