import { legalPaths } from './legal-paths.ts';
import type { Page } from './page.ts';

/** Parameters of a listing, and those that its filter form sends without JavaScript. */
const listing = [
  'brand',
  'color',
  'size',
  'attribute',
  'discountRange',
  'priceRange',
  'priceFrom',
  'priceTo',
  'availability',
  'orderBy',
  'take',
  'page',
];
const period = ['days', 'dateFrom', 'dateTo'];

/** Pages that are the same for all visitors of a host. */
const shared = { layout: 'default', cache: 'page', robots: 'index' } as const;
const fixed = { ...shared, robots: 'sitemap' } as const;
/** Listings of products. */
const listingPage = { ...shared, query: listing, prefetch: 'page' } as const;
/** Products, in a colour and with a page of reviews in an order. */
const productPage = { ...shared, query: ['color', 'reviews', 'reviewsBy'], prefetch: 'page' } as const;
/** Legally required pages: the server's `modules/legal` writes their texts. */
const legal = { ...fixed, isRedirectable: true } as const;
/** Pages for visitors without an account. */
const guest = { layout: 'guest', robots: 'disallow' } as const;
const guestForm = { layout: 'guest', robots: 'sitemap' } as const;
/** Pages for sign-in and registration; not for signed-in customers. */
const auth = { layout: 'auth', robots: 'disallow' } as const;
/** Pages for signed-in customers. */
const account = { layout: 'account', robots: 'disallow' } as const;
/** Pages for affiliates. */
const portal = { layout: 'affiliate', robots: 'disallow' } as const;
const checkout = { layout: 'checkout', robots: 'disallow' } as const;

const signedLink = 'needs the signed address of an order email';
const takesForm = 'takes a form';
const isData = 'is data';
const isFile = 'is a file';

/**
 * All pages and other addresses of the storefront, by name. The name of a page is the name of its route file; a second address of a file has a
 * separate name. The order within a layout is the order of the routes and of the sitemap.
 */
export const pages = {
  home: { ...fixed, path: '', file: 'catalogue/home.tsx', prefetch: 'page' },
  categories: { ...listingPage, robots: 'sitemap', path: 'categories', file: 'catalogue/categories.tsx' },
  category: {
    ...listingPage,
    path: 'category/:parent/:slug?',
    file: 'catalogue/category.tsx',
    visits: ['/category/{category}', '/category/{category}/{subcategory}'],
  },
  brands: { ...listingPage, robots: 'sitemap', path: 'brands', file: 'catalogue/brands.tsx' },
  brand: { ...listingPage, path: 'brands/:slug', file: 'catalogue/brand.tsx', visits: ['/brands/{brand}'] },
  collection: { ...listingPage, path: 'collection/:slug', file: 'catalogue/collection.tsx', visits: ['/collection/{collection}'] },
  product: { ...productPage, path: 'product/:slug', file: 'catalogue/product.tsx', visits: ['/product/{product}'] },
  // The same page at a longer address; its canonical link is the shorter one.
  'product-in-category': {
    ...productPage,
    path: 'product/:category/:slug',
    file: 'catalogue/product.tsx',
    visits: [{ path: '/product/women/{product}', canonicalPath: '/product/{product}' }],
  },
  search: {
    layout: 'default',
    cache: 'page',
    robots: 'disallow',
    path: 'Search',
    file: 'catalogue/search.tsx',
    query: ['q', ...listing],
    prefetch: 'scripts',
    visits: ['/Search', '/Search?q=xyzzy'],
  },
  // Further parameters are body measurements.
  'size-guides': {
    ...fixed,
    path: 'size-guides',
    file: 'catalogue/size-guides.tsx',
    cache: 'exact',
    query: ['product', 'unit'],
    personalQuery: ['preference'],
  },
  'product-cares': { ...fixed, path: 'product-cares', file: 'catalogue/product-cares.tsx' },
  'global-sellers': { ...fixed, path: 'global-sellers', file: 'content/global-sellers.tsx' },
  'become-a-seller': { ...fixed, path: 'become-a-seller', file: 'content/become-a-seller.tsx' },
  'stock-notice': { layout: 'default', robots: 'disallow', path: 'stock-notice', file: 'catalogue/stock-notice.tsx' },
  // Exists only while a wheel is active, so no sitemap contains it.
  spin: { layout: 'default', robots: 'index', path: 'spin', file: 'content/spin.tsx' },
  wishlists: { layout: 'default', robots: 'disallow', path: 'Wishlists', file: 'wishlist/wishlists.tsx', query: ['page'] },
  blog: { ...fixed, path: 'blog', file: 'content/blog.tsx', query: ['topic'], isRedirectable: true },
  'blog-page': { ...shared, path: 'blog/page/:page', file: 'content/blog.tsx', query: ['topic'], unvisited: 'the demo blog has one page' },
  article: { ...shared, path: 'blog/:slug', file: 'content/article.tsx', visits: ['/blog/{article}'] },
  'help-center': { ...fixed, path: 'helpcenter', file: 'content/help-center.tsx', query: ['q'] },
  contact: { ...fixed, path: 'helpcenter/contact', file: 'content/contact.tsx' },
  faq: { ...fixed, path: 'faq', file: 'content/faq.tsx', isRedirectable: true },
  event: { ...shared, path: 'event/:slug', file: 'content/event.tsx', visits: ['/event/{campaign}', { path: '/event/test', isPrivate: true }] },
  'event-check': { ...shared, path: 'event-check/:slug', file: 'content/event-check.tsx', visits: ['/event-check/{campaign}'] },
  // Pages that the merchant writes. Without a language the home route matches and shows the page: see routes/catalogue/home.tsx.
  'content-page': { ...shared, path: ':slug', file: 'content/content-page.tsx', visits: ['/{written}'] },
  'not-found': { layout: 'default', robots: 'noindex', path: '*', file: 'visitor/not-found.tsx', visits: [{ path: '/no/such/page', status: 404 }] },

  'track-order': { ...guestForm, path: 'Track/Order', file: 'orders/track-order.tsx', query: ['document', 'notice'] },
  'linked-order': {
    ...guest,
    path: 'orders/view/:link',
    file: 'orders/linked-order.tsx',
    unvisited: `${signedLink}; tests/e2e/checkout/payment-outcomes.spec.ts opens it`,
  },
  'linked-return': { ...guest, path: 'orders/view/:link/return', file: 'orders/linked-return.tsx', unvisited: signedLink },
  'confirm-request': {
    ...guest,
    path: 'orders/confirm/:link',
    file: 'orders/confirm-request.tsx',
    unvisited: `${signedLink}; tests/e2e/checkout/returns.spec.ts opens it`,
  },
  'guest-return': { ...guestForm, path: 'guest/return', file: 'orders/guest-return.tsx' },
  return: { ...guest, path: 'return/:invoice', file: 'orders/return.tsx', query: ['notice'], visits: ['/return/{order}'] },
  withdrawal: { ...guestForm, path: 'withdrawal', file: 'orders/withdrawal.tsx' },
  consent: { ...guest, path: 'consent', file: 'visitor/consent.tsx' },
  newsletter: { ...guest, path: 'newsletter', file: 'content/newsletter.tsx' },
  unsubscribe: { ...guest, path: 'unsubscribe', file: 'content/unsubscribe.tsx' },
  'account-deleted': { ...guest, path: 'account-deleted', file: 'account/account-deleted.tsx' },
  'confirm-email': { ...guest, path: 'auth/Confirm-Email', file: 'auth/confirm-email.tsx' },

  login: { ...auth, path: 'auth/Login', secondSpelling: 'auth/login', file: 'auth/login.tsx' },
  register: { ...auth, path: 'auth/Register', file: 'auth/register.tsx' },
  'forgot-password': { ...auth, path: 'auth/Forgot-Password', file: 'auth/forgot-password.tsx', query: ['sent'] },
  'reset-password': { ...auth, path: 'auth/Reset-Password', file: 'auth/reset-password.tsx' },
  'affiliate-login': { ...auth, path: 'auth/affiliate-login', file: 'affiliate/affiliate-login.tsx' },
  'affiliate-register': { ...auth, path: 'auth/affiliate-register', file: 'affiliate/affiliate-register.tsx' },
  'affiliate-application-success': {
    ...auth,
    path: 'auth/affiliate-application-success',
    file: 'affiliate/affiliate-application-success.tsx',
    unvisited: 'it follows an application, and leads everybody else to the form',
  },

  account: { ...account, path: 'user', file: 'account/account.tsx' },
  settings: { ...account, path: 'user/settings', file: 'account/settings.tsx' },
  addresses: { ...account, path: 'user/addresses', file: 'account/addresses.tsx', query: ['edit'] },
  orders: { ...account, path: 'user/orders', file: 'account/orders.tsx', query: ['page'] },
  order: { ...account, path: 'user/orders/:invoice', file: 'account/order.tsx', visits: ['/user/orders/{order}'] },
  'order-return': {
    ...account,
    path: 'user/orders/:invoice/return',
    file: 'account/order-return.tsx',
    visits: ['/user/orders/{order}/return'],
  },
  'change-password': { ...account, path: 'user/change-password', file: 'account/change-password.tsx' },
  security: { ...account, path: 'user/security', file: 'account/security.tsx' },
  privacy: { ...account, path: 'user/privacy', file: 'visitor/privacy.tsx' },

  'affiliate-home': { ...portal, path: 'affiliate', file: 'affiliate/affiliate-home.tsx', unvisited: 'leads to the dashboard' },
  'affiliate-application': {
    ...portal,
    path: 'affiliate/application',
    file: 'affiliate/affiliate-application.tsx',
    visits: [{ path: '/affiliate/application', as: 'customer' }],
  },
  'affiliate-dashboard': { ...portal, path: 'affiliate/dashboard', file: 'affiliate/affiliate-dashboard.tsx', query: period },
  'affiliate-links': {
    ...portal,
    path: 'affiliate/links',
    file: 'affiliate/affiliate-links.tsx',
    query: ['url', 'q', 'archived', 'page', 'view', 'countryId', 'languageId', 'categoryId', 'brandId', 'isOnSale'],
    visits: ['/affiliate/links', '/affiliate/links?view=creatives', '/affiliate/links?view=feed'],
  },
  'affiliate-analytics': {
    ...portal,
    path: 'affiliate/analytics',
    file: 'affiliate/affiliate-analytics.tsx',
    query: [...period, 'countryId', 'source', 'device', 'browser'],
  },
  'affiliate-discounts': { ...portal, path: 'affiliate/discounts', file: 'affiliate/affiliate-discounts.tsx' },
  'affiliate-commissions': {
    ...portal,
    path: 'affiliate/commissions',
    file: 'affiliate/affiliate-commissions.tsx',
    query: ['view', 'refused', 'status', 'kind', 'currency', 'dateFrom', 'dateTo', 'orderReference', 'page'],
    visits: ['/affiliate/commissions', '/affiliate/commissions?view=payouts'],
  },
  'affiliate-messages': {
    ...portal,
    path: 'affiliate/messages',
    file: 'affiliate/affiliate-messages.tsx',
    query: ['view', 'page'],
    visits: ['/affiliate/messages', '/affiliate/messages?view=conversation'],
  },
  'affiliate-profile': { ...portal, path: 'affiliate/profile', file: 'affiliate/affiliate-profile.tsx' },
  'affiliate-unknown': {
    ...portal,
    path: 'affiliate/*',
    file: 'affiliate/affiliate-unknown.tsx',
    visits: [{ path: '/affiliate/no-such-page', status: 404 }],
  },

  checkout: {
    ...checkout,
    path: 'Checkout',
    file: 'checkout/checkout.tsx',
    query: ['step', 'payment'],
    visits: ['/Checkout', { path: '/Checkout', as: 'shopper' }, { path: '/Checkout?step=payment', as: 'shopper' }],
  },
  'order-confirmation': {
    ...checkout,
    path: 'OrderConfirmation',
    file: 'checkout/order-confirmation.tsx',
    visits: ['/OrderConfirmation', { path: '/OrderConfirmation', as: 'buyer' }],
  },
  'payment-return': { ...checkout, path: 'str/Return', file: 'checkout/payment-return.tsx' },
  'ssl-return': { ...checkout, path: 'SSLReturn', file: 'checkout/ssl-return.tsx' },
  'pay-order': { ...checkout, path: 'orders/pay', file: 'checkout/pay-order.tsx', unvisited: takesForm },

  'affiliate-files': { robots: 'disallow', path: 'affiliate/files/:name', file: 'affiliate/affiliate-files.tsx', unvisited: isFile },
  'stop-announcement-mails': {
    robots: 'disallow',
    path: 'affiliate/announcements/stop',
    file: 'affiliate/stop-announcement-mails.tsx',
    unvisited: 'takes the link of an email',
  },
  'cart-lines': { robots: 'disallow', path: 'cart/lines', file: 'checkout/cart-lines.tsx', unvisited: takesForm },
  'cart-back': { robots: 'disallow', path: 'cart/back', file: 'checkout/cart-back.tsx', unvisited: 'takes the link of an email' },
  'cart-transfer': { robots: 'disallow', path: 'cart/transfer', file: 'checkout/cart-transfer.tsx', unvisited: 'takes a cart from another host' },
  'country-switch': {
    robots: 'disallow',
    path: 'country/:country',
    file: 'visitor/country-switch.tsx',
    query: ['path'],
    unvisited: 'leads to another host',
  },
  'order-document': { robots: 'disallow', path: 'orders/document', file: 'account/order-document.tsx', unvisited: isFile },
  // The second sample of a campaign has no layout.
  'event-sample': { robots: 'noindex', path: 'event/test2', file: 'content/event.tsx' },
  // The service worker stores it. It has no layout, because stored menus and prices would become out of date.
  offline: { robots: 'noindex', path: 'offline', file: 'visitor/offline.tsx' },
  // Printable pages have no layout.
  'return-note': {
    robots: 'disallow',
    path: 'return/:invoice/note',
    file: 'orders/return-note.tsx',
    query: ['request'],
    unvisited: 'needs a return that was approved; tests/e2e/checkout/returns.spec.ts opens it',
  },
  'linked-return-note': { robots: 'disallow', path: 'orders/view/:link/return/note', file: 'orders/linked-return-note.tsx', unvisited: signedLink },
  logout: { robots: 'disallow', path: 'auth/logout', file: 'auth/logout.tsx', unvisited: takesForm },
  passkey: { robots: 'disallow', path: 'auth/passkey', file: 'account/passkey.tsx', unvisited: isData },
  'data-export': { robots: 'disallow', path: 'user/privacy/:requestId', file: 'account/data-export.tsx', unvisited: isFile },
  'wishlist-items': { robots: 'disallow', path: 'wishlist/items', file: 'wishlist/wishlist-items.tsx', unvisited: isData },
  'wishlist-products': { robots: 'disallow', path: 'wishlist/products', file: 'wishlist/wishlist-products.tsx', unvisited: isData },
  'blog-feed': { robots: 'noindex', path: 'blog/rss.xml', file: 'content/blog-feed.tsx', unvisited: 'is a feed' },
  visitor: { robots: 'disallow', path: 'visitor', file: 'visitor/visitor.tsx', unvisited: isData },
  'product-stock': { cache: 'part', robots: 'noindex', path: 'product-stock/:slug', file: 'catalogue/product-stock.tsx', unvisited: isData },
  'product-reviews': {
    cache: 'part',
    robots: 'noindex',
    path: 'product-reviews/:productId',
    file: 'catalogue/product-reviews.tsx',
    query: ['page', 'orderBy'],
    unvisited: isData,
  },
  'size-advice': { robots: 'disallow', path: 'size-advice/:productId', file: 'catalogue/size-advice.tsx', unvisited: isData },
  suggestions: {
    cache: 'part',
    robots: 'disallow',
    path: 'search/suggestions',
    file: 'catalogue/suggestions.tsx',
    query: ['q'],
    unvisited: isData,
  },

  'legal-imprint': { ...legal, path: legalPaths.imprint.slice(1) },
  'legal-privacy': { ...legal, path: legalPaths.privacy.slice(1) },
  'legal-terms': { ...legal, path: legalPaths.terms.slice(1) },
  'legal-withdrawal': { ...legal, path: legalPaths.withdrawal.slice(1) },
  'legal-guarantee': { ...legal, path: legalPaths.guarantee.slice(1) },
  'legal-accessibility': { ...legal, path: legalPaths.accessibility.slice(1) },
} satisfies Readonly<Record<string, Page>>;
