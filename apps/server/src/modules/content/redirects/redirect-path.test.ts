import { expect, test } from 'vitest';
import { isShopPage } from './redirect-path.ts';

test.each(['/', '/categories', '/search', '/helpcenter/contact', '/checkout', '/withdrawal', '/spin', '/latest.json'])(
  'the page %s of the shop cannot be redirected',
  (path) => {
    expect(isShopPage(path)).toBe(true);
  },
);

test.each(['/user/old', '/auth/signin', '/affiliate', '/country/de', '/track/parcel', '/return/1', '/search/old', '/product-stock/shirt', '/api/x'])(
  'paths in personal or technical folders such as %s cannot be redirected',
  (path) => {
    expect(isShopPage(path)).toBe(true);
  },
);

test.each(['/sale', '/blog', '/blog/old', '/faq', '/imprint', '/product/old', '/category/old', '/event/old', '/helpcenter/old', '/about-us'])(
  'a merchant can redirect %s',
  (path) => {
    expect(isShopPage(path)).toBe(false);
  },
);
