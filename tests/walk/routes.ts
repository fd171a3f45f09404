import type { Facts } from './facts.ts';

/** An entry of the storefront's own table of routes. */
interface RouteEntry {
  file: string;
  path?: string;
  children?: RouteEntry[];
}

/** How a route is visited. */
export interface Visit {
  /** Without prefix, by language code. */
  pathIn: (language: string) => string;
  /** Where it says that it stands, if elsewhere. */
  canonicalIn?: (language: string) => string;
  /** 200 unless told. */
  status?: number;
  cookies?: (host: string) => Record<string, string>;
  /** Whether it is to be found by search engines; if not it names no address of its own. */
  isPublic?: boolean;
}

/** All routes of the storefront by their path, as `routes.ts` lists them. */
export async function storefrontRoutes(): Promise<string[]> {
  const file = new URL('../../apps/storefront/app/routes.ts', import.meta.url).href;
  const { default: table } = (await import(file)) as { default: RouteEntry[] };
  const pathsOf = (entry: RouteEntry, above: string): string[] => {
    const own = [above, entry.path]
      .filter(Boolean)
      .join('/')
      .replace(/^:language\?\/?/, '');
    return entry.children ? entry.children.flatMap((child) => pathsOf(child, own)) : [own];
  };
  return table.flatMap((entry) => pathsOf(entry, ''));
}

/** Routes that are no page: what they are instead. */
export const noPages: Readonly<Record<string, string>> = {
  affiliate: 'leads to the dashboard',
  'affiliate/files/:name': 'a file',
  'cart/lines': 'takes a form',
  'cart/back': 'takes the link of a mail',
  'cart/hand-over': 'takes a cart from another host',
  'country/:country': 'leads to another host',
  'orders/paper': 'a file',
  'orders/pay': 'takes a form',
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
  'return/:invoice/note': 'needs a return that was approved; tests/e2e/returns.spec.ts opens it',
};

const everywhere = (path: string) => () => path;
const open = (path: string): Visit[] => [{ pathIn: everywhere(path), isPublic: true }];
const own = (path: string): Visit[] => [{ pathIn: everywhere(path) }];
const inEach = (paths: Readonly<Record<string, string>>): Visit[] => [{ pathIn: (language) => paths[language] ?? '', isPublic: true }];

/** The pages to open for each route. */
export function visitsOf(facts: Facts): Readonly<Record<string, Visit[]>> {
  const { order, carts } = facts;
  const customer = (path: string): Visit[] => [{ pathIn: everywhere(path), cookies: () => ({ session: facts.customer }) }];
  const affiliate = (path: string): Visit[] => [{ pathIn: everywhere(path), cookies: () => ({ session: facts.affiliate }) }];
  const withCart = (path: string): Visit => ({ pathIn: everywhere(path), cookies: (host) => ({ cart: carts[host] ?? '' }) });
  return {
    '': open('/'),
    categories: open('/categories'),
    'category/:parent/:slug?': [...inEach(facts.category), ...inEach(facts.subcategory)],
    brands: open('/brands'),
    'brands/:slug': open(`/brands/${facts.brand}`),
    'collection/:slug': inEach(facts.collection),
    'product/:slug': inEach(facts.product),
    'product/:category/:slug': [
      {
        pathIn: (language) => (facts.product[language] ?? '').replace('/product/', '/product/women/'),
        isPublic: true,
        canonicalIn: (language) => facts.product[language] ?? '',
      },
    ],
    Search: [...own('/Search'), ...own('/Search?q=xyzzy')],
    'size-guides': open('/size-guides'),
    'product-cares': open('/product-cares'),
    'global-sellers': open('/global-sellers'),
    'become-a-seller': open('/become-a-seller'),
    'stock-notice': own('/stock-notice'),
    spin: open('/spin'),
    Wishlists: own('/Wishlists'),
    blog: open('/blog'),
    'blog/page/:page': [],
    'blog/:slug': facts.articles.flatMap((slug) => open(`/blog/${slug}`)),
    helpcenter: open('/helpcenter'),
    'helpcenter/contact': open('/helpcenter/contact'),
    faq: open('/faq'),
    'event/:slug': [...open(`/event/${facts.campaign}`), ...own('/event/test')],
    'event-check/:slug': open(`/event-check/${facts.campaign}`),
    ':slug': facts.written.flatMap((slug) => open(`/${slug}`)),
    '*': [{ pathIn: everywhere('/no/such/page'), status: 404 }],
    'Track/Order': open('/Track/Order'),
    'guest/return': open('/guest/return'),
    'return/:invoice': own(`/return/${order.number}`),
    withdrawal: open('/withdrawal'),
    consent: own('/consent'),
    newsletter: own('/newsletter'),
    unsubscribe: own('/unsubscribe'),
    'account-deleted': own('/account-deleted'),
    'auth/Confirm-Email': own('/auth/Confirm-Email'),
    'auth/Login': own('/auth/Login'),
    'auth/Register': own('/auth/Register'),
    'auth/Forgot-Password': own('/auth/Forgot-Password'),
    'auth/Reset-Password': own('/auth/Reset-Password'),
    'auth/affiliate-login': own('/auth/affiliate-login'),
    'auth/affiliate-register': own('/auth/affiliate-register'),
    'auth/affiliate-application-success': own('/auth/affiliate-application-success'),
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
    'affiliate/*': [{ pathIn: everywhere('/affiliate/no-such-page'), status: 404, cookies: () => ({ session: facts.affiliate }) }],
    Checkout: [...own('/Checkout'), withCart('/Checkout'), withCart('/Checkout?step=payment')],
    OrderConfirmation: [
      ...own('/OrderConfirmation'),
      { pathIn: everywhere('/OrderConfirmation'), cookies: () => ({ last_order: `${order.number}|${order.email}` }) },
    ],
    'str/Return': own('/str/Return'),
    SSLReturn: own('/SSLReturn'),
    'event/test2': own('/event/test2'),
  };
}

/** @returns what is in one of the two tables and not in the other: a route that nobody thought of, an entry whose route is gone */
export function unknownRoutes(routes: readonly string[], visits: Readonly<Record<string, Visit[]>>): string[] {
  const listed = new Set([...Object.keys(visits), ...Object.keys(noPages)]);
  return [
    ...routes.filter((route) => !listed.has(route)).map((route) => `/${route} is a route that is walked nowhere: tests/walk/routes.ts`),
    ...[...listed].filter((route) => !routes.includes(route)).map((route) => `/${route} is no route any more: tests/walk/routes.ts`),
  ];
}
