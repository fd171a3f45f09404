import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { Session } from '@selvedge/server/contract';
import { isApiError } from '../api/api-error.ts';
import { deleteSessionCookie, getSessionCookieName } from './cookies.ts';
import { getPageAddress, splitPath } from '../locale/locale.ts';
import { redirectBySize } from './redirect-to.ts';
import { getShop, type Shop } from '../shop-context.ts';

const loginPath = '/auth/Login';
const affiliateLoginPath = '/auth/affiliate-login';
/** Path of the affiliate application. */
const applicationPath = '/affiliate/application';
const affiliateType = 5;

const customerContext = createContext<Session | null>(null);

/** Returns headers for personal pages, which must not be cached. */
export const unshared = () => ({ 'Cache-Control': 'private, no-store' });

/** Returns the signed-in user of a page with the guard `signed-in` or `affiliate`. @throws elsewhere */
export function getContextCustomer(context: Readonly<RouterContextProvider>): Session {
  const customer = context.get(customerContext);
  if (!customer) throw new Error('getContextCustomer must be called behind a guard.');
  return customer;
}

/** Returns the session of the browser; null for guests and expired sessions. */
export async function findSession({ api, hasSession }: Pick<Shop, 'api' | 'hasSession'>): Promise<Session | null> {
  if (!hasSession) return null;
  try {
    return await api.session();
  } catch (error) {
    if (isApiError(error, 'Unauthorized')) return null;
    throw error;
  }
}

type Guard = (visit: { path: string; search: string; shop: Shop; session: Session | null }) => Response | null;

/** The specification's guards: each returns a redirect, or null to let the visitor pass. */
const guards: Readonly<Record<string, Guard>> = {
  'signed-in': ({ path, search, shop, session }) => (session || isLogin(path) ? null : toLogin(shop, path, search)),
  'guest-only': ({ shop, session }) => (session ? redirectBySize(shop.href('/user')) : null),
  // The role belongs to the user, however they have signed in. A user without it may apply.
  affiliate: ({ path, search, shop, session }) => {
    if (isLogin(path)) return null;
    if (!session) return toLogin(shop, path, search);
    return session.userTypeIds.includes(affiliateType) || isApplication(path) ? null : redirectBySize(shop.href(applicationPath));
  },
};

/**
 * Returns the middleware of a guard: `export const middleware = [guarded('signed-in')]`.
 * @throws Error 'Unknown route middleware' for an unknown name
 */
export function guardRoute(name: string): MiddlewareFunction<Response> {
  const guard = guards[name];
  if (!guard) throw new Error(`Unknown route middleware: '${name}'`);
  return async ({ request, context }, next) => {
    const shop = getShop(context);
    const session = await findSession(shop);
    context.set(customerContext, session);
    const { pathname, search } = new URL(request.url);
    const elsewhere = guard({ path: splitPath(getPageAddress(pathname)).path, search, shop, session });
    const response = elsewhere ?? (await next());
    // Deletes an expired session unless the page has just created another.
    const hasNewSession = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${getSessionCookieName(shop)}=`));
    if (shop.hasSession && !session && !hasNewSession) response.headers.append('Set-Cookie', deleteSessionCookie(shop));
    return response;
  };
}

function toLogin(shop: Shop, path: string, search: string): Response {
  const login = hasAffiliateSegment(path) ? affiliateLoginPath : loginPath;
  return redirectBySize(`${shop.href(login)}?${new URLSearchParams({ returnTo: path + search }).toString()}`);
}

const hasAffiliateSegment = (path: string): boolean => path.toLowerCase().split('/').includes('affiliate');

const isApplication = (path: string): boolean => path.toLowerCase() === applicationPath;

const isLogin = (path: string): boolean => [loginPath, affiliateLoginPath].some((login) => path.toLowerCase().startsWith(login.toLowerCase()));
