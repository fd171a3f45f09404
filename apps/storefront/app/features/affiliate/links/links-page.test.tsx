import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AffiliateCreative } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LinkViews } from './link-views.tsx';
import { FeedPart } from '../product-feed/feed-part.tsx';
import { listCategoryNames, readFeedChoice } from '../product-feed/load-feed.ts';
import { CreativePart } from '../creatives/creative-part.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const render = (page: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </I18nProvider>,
  );

const countries = [
  { id: 3, name: 'Slovenia' },
  { id: 11, name: 'Germany' },
];
const banner: AffiliateCreative = {
  id: 7,
  name: 'Summer',
  kind: 'banner',
  words: 'Summer sale',
  languageId: 5,
  validUntil: '2026-12-24T10:00:00Z',
  picture: { url: 'https://shop.example/media/b.webp', pngUrl: 'https://shop.example/_ipx/f_png/media/b.webp', width: 300, height: 250 },
  address: 'https://shop.example/?ref=jonas&src=creative-7',
  html: '<a href="https://shop.example/?ref=jonas&amp;src=creative-7" rel="sponsored">x</a>',
};
const renderCreatives = (creatives: AffiliateCreative[]) =>
  render(
    <CreativePart creatives={{ answer: creatives, refusal: null }} countries={countries} countryId={3} languages={[{ id: 5, name: 'Deutsch' }]} />,
  );

test('a banner shows its size, language, end, HTML to copy and files', () => {
  const html = renderCreatives([banner]);
  expect(html).toContain('300 × 250 · Deutsch');
  expect(html).toContain('24 December 2026');
  expect(html).toContain(
    'value="&lt;a href=&quot;https://shop.example/?ref=jonas&amp;amp;src=creative-7&quot; rel=&quot;sponsored&quot;&gt;x&lt;/a&gt;"',
  );
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/media\/b\.webp" download=""/);
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/_ipx\/f_png\/media\/b\.webp" download=""/);
  expect(html).toContain('alt="Summer sale"');
});

test('a text has no files, and a country without creatives says so', () => {
  expect(renderCreatives([{ ...banner, kind: 'text', picture: null, validUntil: null }])).not.toContain('download=');
  expect(renderCreatives([])).toContain('No banners or texts yet');
});

const choice = { countryId: 3, languageId: undefined, categoryId: 4, brandId: undefined, isOnSale: true };
const renderFeed = (address: string | null) =>
  render(
    <FeedPart
      choice={choice}
      feed={{ answer: { address }, refusal: null }}
      countries={countries}
      categories={[{ id: 4, name: 'Women › Dresses' }]}
      brands={[{ id: 6, name: 'Linea' }]}
      refusal={null}
    />,
  );

test('an affiliate without a feed can create its address', () => {
  const html = renderFeed(null);
  expect(html).toContain('value="feed-create"');
  expect(html).not.toContain('feed-revoke');
});

test('a feed shows its address with the chosen products, and can be revoked', () => {
  const html = renderFeed('https://shop.example/api/affiliate-feeds/slvf_x/si/sl/google.xml');
  expect(html).toContain('value="https://shop.example/api/affiliate-feeds/slvf_x/si/sl/google.xml"');
  expect(html).toContain('value="feed-revoke"');
  expect(html).toMatch(/<option value="4" selected="">Women › Dresses<\/option>/);
  expect(html).toMatch(/name="isOnSale"[^>]*checked=""|checked=""[^>]*name="isOnSale"/);
});

test('the choice of products is read from the address, and wrong values are ignored', () => {
  const read = (query: string) => readFeedChoice(new URLSearchParams(query), 3);
  expect(read('countryId=11&languageId=1&categoryId=4&brandId=x&isOnSale=true')).toEqual({ ...choice, countryId: 11, languageId: 1 });
  expect(read('countryId=-1&languageId=7&categoryId=0')).toEqual({ ...choice, categoryId: undefined, isOnSale: false });
});

test('categories have the names of their ancestors', () => {
  const category = (id: number, parentId: number | null, name: string) => ({ id, parentId, name, code: name, slug: name });
  expect(listCategoryNames([category(2, 1, 'Dresses'), category(1, null, 'Women'), category(3, null, 'Men')], 'en')).toEqual([
    { id: 3, name: 'Men' },
    { id: 1, name: 'Women' },
    { id: 2, name: 'Women › Dresses' },
  ]);
});

test('the current view of the links page is marked', () => {
  expect(render(<LinkViews shown="feed" />)).toMatch(/aria-current="page" href="\/affiliate\/links\?view=feed"/);
});
