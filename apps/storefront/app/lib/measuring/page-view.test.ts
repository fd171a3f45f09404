import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { pageViewOf, type ShownPage } from './page-view.ts';

const page = (id: string, pathname: string, more: { handle?: unknown; params?: Record<string, string>; search?: string } = {}): ShownPage => ({
  location: { pathname, search: more.search ?? '' },
  matches: [
    { params: {}, route: { id: 'root' } },
    { params: more.params ?? {}, route: { id, handle: more.handle } },
  ],
  errors: null,
});

test('a view is called as its route says, else by the route’s name, and has the path without what follows it', () => {
  expect(pageViewOf(page('routes/category', '/de/category/damen', { search: '?page=2&q=secret' }))).toEqual({
    event: 'page_view',
    view_name: 'category',
    page_path: '/de/category/damen',
  });
  expect(pageViewOf(page('product-in-category', '/product/tops/x', { handle: { view: 'product' } }))?.view_name).toBe('product');
});

test('a route that says so is not counted, nor what stands within it, nor a preview', () => {
  expect(pageViewOf(page('routes/unsubscribe', '/unsubscribe', { handle: { isMeasured: false } }))).toBeNull();
  const within = page('routes/affiliate-links', '/affiliate/links');
  const layout = { params: {}, route: { id: 'layouts/affiliate', handle: { isMeasured: false } } };
  expect(pageViewOf({ ...within, matches: [layout, ...within.matches] })).toBeNull();
  expect(pageViewOf(page('routes/article', '/blog/new', { search: '?preview=abc' }))).toBeNull();
});

test('whose order it is, and whatever looks like a mailbox, is taken out of the path', () => {
  const own = page('routes/order', '/user/orders/ABCDE-FGHJK', { params: { invoice: 'ABCDE-FGHJK' } });
  expect(pageViewOf(own)?.page_path).toBe('/user/orders/:invoice');
  expect(pageViewOf(page('routes/not-found', '/maja%40example.org'))?.page_path).toBe('/:hidden');
  expect(pageViewOf(page('routes/not-found', '/%E0%A4%A'))?.page_path).toBe('/%E0%A4%A');
});

test('an address without a page, and one that failed, are called so', () => {
  const shown = page('routes/product', '/product/gone');
  const failed = (error: unknown) => pageViewOf({ ...shown, errors: { 'routes/product': error } })?.view_name;
  expect(failed(new ErrorResponse(404, 'Not Found', null))).toBe('not-found');
  expect(failed(new Error('broken'))).toBe('error');
});
