import type { Facts } from './facts.ts';

/** An entry of the storefront's route table. */
interface RouteEntry {
  file: string;
  path?: string;
  children?: RouteEntry[];
}

/** How a route is visited. */
export interface Visit {
  /** Returns the path without prefix for a language code. */
  getPathByLanguage: (language: string) => string;
  /** Returns the canonical path if it differs from the visited one. */
  getCanonicalPath?: (language: string) => string;
  /** Expected status, 200 by default. */
  status?: number;
  cookies?: (host: string) => Record<string, string>;
  /** Whether search engines may index the page. Other pages have no canonical address. */
  isPublic?: boolean;
}

/** Returns the paths of all storefront routes in `routes.ts`. */
export async function storefrontRoutes(): Promise<string[]> {
  const file = new URL('../../apps/storefront/app/routes.ts', import.meta.url).href;
  const { default: table } = (await import(file)) as { default: RouteEntry[] };
  const listPaths = (entry: RouteEntry, above: string): string[] => {
    const personalPage = [above, entry.path]
      .filter(Boolean)
      .join('/')
      .replace(/^:language\?\/?/, '');
    return entry.children ? entry.children.flatMap((child) => listPaths(child, personalPage)) : [personalPage];
  };
  return table.flatMap((entry) => listPaths(entry, ''));
}

/** Routes that are not pages, with the reason. */
export const noPages: Readonly<Record<string, string>> = {
  affiliate: 'leads to the dashboard',
  'affiliate/files/:name': 'a file',
  'cart/lines': 'takes a form',
  'cart/back': 'takes the link of a mail',
  'cart/transfer': 'takes a cart from another host',
  'country/:country': 'leads to another host',
  'orders/document': 'a file',
  'orders/pay': 'takes a form',
  'orders/view/:link': 'needs the signed address of an order email; tests/e2e/checkout/payment-outcomes.spec.ts opens it',
  'orders/view/:link/return': 'needs the signed address of an order email',
  'orders/view/:link/return/note': 'needs the signed address of an order email',
  'auth/logout': 'takes a form',
  'auth/passkey': 'data',
  'user/privacy/:requestId': 'a file',
  'wishlist/items': 'data',
  'wishlist/products': 'data',
  'blog/rss.xml': 'a feed',
  visitor: 'data',
  'product-stock/:slug': 'data',
  'product-reviews/:productId': 'data',
  'size-advice/:productId': 'data',
  'search/suggestions': 'data',
  'return/:invoice/note': 'needs a return that was approved; tests/e2e/checkout/returns.spec.ts opens it',
};

const everywhere = (path: string) => () => path;
const open = (path: string): Visit[] => [{ getPathByLanguage: everywhere(path), isPublic: true }];
const personalPage = (path: string): Visit[] => [{ getPathByLanguage: everywhere(path) }];
const translatedPage = (paths: Readonly<Record<string, string>>): Visit[] => [
  { getPathByLanguage: (language) => paths[language] ?? '', isPublic: true },
];

/** Returns the pages to open for each route. */
export function listVisits(facts: Facts): Readonly<Record<string, Visit[]>> {
  const { order, carts } = facts;
  const customer = (path: string): Visit[] => [{ getPathByLanguage: everywhere(path), cookies: () => ({ session: facts.customer }) }];
  const affiliate = (path: string): Visit[] => [{ getPathByLanguage: everywhere(path), cookies: () => ({ session: facts.affiliate }) }];
  const withCart = (path: string): Visit => ({ getPathByLanguage: everywhere(path), cookies: (host) => ({ cart: carts[host] ?? '' }) });
  return {
    '': open('/'),
    categories: open('/categories'),
    'category/:parent/:slug?': [...translatedPage(facts.category), ...translatedPage(facts.subcategory)],
    brands: open('/brands'),
    'brands/:slug': open(`/brands/${facts.brand}`),
    'collection/:slug': translatedPage(facts.collection),
    'product/:slug': translatedPage(facts.product),
    'product/:category/:slug': [
      {
        getPathByLanguage: (language) => (facts.product[language] ?? '').replace('/product/', '/product/women/'),
        isPublic: true,
        getCanonicalPath: (language) => facts.product[language] ?? '',
      },
    ],
    Search: [...personalPage('/Search'), ...personalPage('/Search?q=xyzzy')],
    'size-guides': open('/size-guides'),
    'product-cares': open('/product-cares'),
    'global-sellers': open('/global-sellers'),
    'become-a-seller': open('/become-a-seller'),
    'stock-notice': personalPage('/stock-notice'),
    spin: open('/spin'),
    Wishlists: personalPage('/Wishlists'),
    blog: open('/blog'),
    'blog/page/:page': [],
    'blog/:slug': facts.articles.flatMap((slug) => open(`/blog/${slug}`)),
    helpcenter: open('/helpcenter'),
    'helpcenter/contact': open('/helpcenter/contact'),
    faq: open('/faq'),
    'event/:slug': [...open(`/event/${facts.campaign}`), ...personalPage('/event/test')],
    'event-check/:slug': open(`/event-check/${facts.campaign}`),
    ':slug': facts.written.flatMap((slug) => open(`/${slug}`)),
    '*': [{ getPathByLanguage: everywhere('/no/such/page'), status: 404 }],
    'Track/Order': open('/Track/Order'),
    'guest/return': open('/guest/return'),
    'return/:invoice': personalPage(`/return/${order.number}`),
    withdrawal: open('/withdrawal'),
    consent: personalPage('/consent'),
    newsletter: personalPage('/newsletter'),
    unsubscribe: personalPage('/unsubscribe'),
    'account-deleted': personalPage('/account-deleted'),
    'auth/Confirm-Email': personalPage('/auth/Confirm-Email'),
    'auth/Login': personalPage('/auth/Login'),
    'auth/Register': personalPage('/auth/Register'),
    'auth/Forgot-Password': personalPage('/auth/Forgot-Password'),
    'auth/Reset-Password': personalPage('/auth/Reset-Password'),
    'auth/affiliate-login': personalPage('/auth/affiliate-login'),
    'auth/affiliate-register': personalPage('/auth/affiliate-register'),
    'auth/affiliate-application-success': personalPage('/auth/affiliate-application-success'),
    user: customer('/user'),
    'user/settings': customer('/user/settings'),
    'user/addresses': customer('/user/addresses'),
    'user/orders': customer('/user/orders'),
    'user/orders/:invoice': customer(`/user/orders/${order.number}`),
    'user/orders/:invoice/return': customer(`/user/orders/${order.number}/return`),
    'user/change-password': customer('/user/change-password'),
    'user/security': customer('/user/security'),
    'user/privacy': customer('/user/privacy'),
    'affiliate/application': customer('/affiliate/application'),
    'affiliate/dashboard': affiliate('/affiliate/dashboard'),
    'affiliate/links': affiliate('/affiliate/links'),
    'affiliate/analytics': affiliate('/affiliate/analytics'),
    'affiliate/discounts': affiliate('/affiliate/discounts'),
    'affiliate/commissions': [...affiliate('/affiliate/commissions'), ...affiliate('/affiliate/commissions?view=payouts')],
    'affiliate/profile': affiliate('/affiliate/profile'),
    'affiliate/*': [{ getPathByLanguage: everywhere('/affiliate/no-such-page'), status: 404, cookies: () => ({ session: facts.affiliate }) }],
    Checkout: [...personalPage('/Checkout'), withCart('/Checkout'), withCart('/Checkout?step=payment')],
    OrderConfirmation: [
      ...personalPage('/OrderConfirmation'),
      { getPathByLanguage: everywhere('/OrderConfirmation'), cookies: () => ({ last_order: `${order.number}|${order.email}` }) },
    ],
    'str/Return': personalPage('/str/Return'),
    SSLReturn: personalPage('/SSLReturn'),
    'event/test2': personalPage('/event/test2'),
  };
}

/** Compares the two tables. @returns a message for each route without a visit and each visit without a route */
export function unknownRoutes(routes: readonly string[], visits: Readonly<Record<string, Visit[]>>): string[] {
  const listed = new Set([...Object.keys(visits), ...Object.keys(noPages)]);
  return [
    ...routes.filter((route) => !listed.has(route)).map((route) => `/${route} has no entry in tests/walk/routes.ts`),
    ...[...listed].filter((route) => !routes.includes(route)).map((route) => `/${route} is in tests/walk/routes.ts but no longer exists`),
  ];
}
