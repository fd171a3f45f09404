import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { findPageView, type ShownPage } from './page-view.ts';

const page = (id: string, pathname: string, more: { handle?: unknown; params?: Record<string, string>; search?: string } = {}): ShownPage => ({
  location: { pathname, search: more.search ?? '' },
  matches: [
    { params: {}, route: { id: 'root' } },
    { params: more.params ?? {}, route: { id, handle: more.handle } },
  ],
  errors: null,
});

test('a page view is named by its route’s handle or else its name, and has the path without the query', () => {
  expect(findPageView(page('routes/category', '/de/category/damen', { search: '?page=2&q=secret' }))).toEqual({
    event: 'page_view',
    view_name: 'category',
    page_path: '/de/category/damen',
  });
  expect(findPageView(page('product-in-category', '/product/tops/x', { handle: { view: 'product' } }))?.view_name).toBe('product');
});

test('excluded routes, their children and previews are not counted', () => {
  expect(findPageView(page('routes/unsubscribe', '/unsubscribe', { handle: { isMeasured: false } }))).toBeNull();
  const within = page('routes/affiliate-links', '/affiliate/links');
  const layout = { params: {}, route: { id: 'layouts/affiliate', handle: { isMeasured: false } } };
  expect(findPageView({ ...within, matches: [layout, ...within.matches] })).toBeNull();
  expect(findPageView(page('routes/article', '/blog/new', { search: '?preview=abc' }))).toBeNull();
});

test('order numbers and email addresses are removed from the path', () => {
  const own = page('routes/order', '/user/orders/ABCDE-FGHJK', { params: { invoice: 'ABCDE-FGHJK' } });
  expect(findPageView(own)?.page_path).toBe('/user/orders/:invoice');
  expect(findPageView(page('routes/not-found', '/maja%40example.org'))?.page_path).toBe('/:hidden');
  expect(findPageView(page('routes/not-found', '/%E0%A4%A'))?.page_path).toBe('/%E0%A4%A');
});

test('not-found and error pages have their own names', () => {
  const shown = page('routes/product', '/product/gone');
  const failed = (error: unknown) => findPageView({ ...shown, errors: { 'routes/product': error } })?.view_name;
  expect(failed(new ErrorResponse(404, 'Not Found', null))).toBe('not-found');
  expect(failed(new Error('broken'))).toBe('error');
});
