import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { Session } from '@selvedge/server/contract';
import { isApiError } from './api-error.ts';
import { forgetSession } from './cookies.ts';
import { pageOfRequest, splitPath } from './locale.ts';
import { redirectTo } from './redirect-to.ts';
import { shopFrom, type Shop } from './shop-context.ts';

const loginPath = '/auth/Login';
const affiliateLoginPath = '/auth/affiliate-login';
/** Where a customer applies for the programme. */
const applicationPath = '/affiliate/application';
const affiliateType = 5;

const customerContext = createContext<Session | null>(null);

/** What somebody's own pages answer with: nobody keeps them. */
export const unshared = () => ({ 'Cache-Control': 'private, no-store' });

/** Who is signed in, on a page behind the guard `signed-in` or `affiliate`. */
export function customerFrom(context: Readonly<RouterContextProvider>): Session {
  const customer = context.get(customerContext);
  if (!customer) throw new Error('customerFrom is for pages behind a guard.');
  return customer;
}

/** Whom the browser's session belongs to; null for guests, and where it has ended. */
export async function sessionOf({ api, hasSession }: Pick<Shop, 'api' | 'hasSession'>): Promise<Session | null> {
  if (!hasSession) return null;
  try {
    return await api.session();
  } catch (error) {
    if (isApiError(error, 'Unauthorized')) return null;
    throw error;
  }
}

type Guard = (visit: { path: string; search: string; shop: Shop; session: Session | null }) => Response | null;

/** The specification's guards: where a visitor is sent instead, or null where he may go on. */
const guards: Readonly<Record<string, Guard>> = {
  'signed-in': ({ path, search, shop, session }) => (session || isLogin(path) ? null : toLogin(shop, path, search)),
  // Who opens an affiliates' page for guests wants to the portal; there it shows whether he has applied.
  'guest-only': ({ path, shop, session }) => (session ? redirectTo(shop.href(isForAffiliates(path) ? '/affiliate' : '/user')) : null),
  // The role is the person's, whichever way he has signed in. Who does not hold it may apply for it.
  affiliate: ({ path, search, shop, session }) => {
    if (isLogin(path)) return null;
    if (!session) return toLogin(shop, path, search);
    return session.userTypeIds.includes(affiliateType) || isApplication(path) ? null : redirectTo(shop.href(applicationPath));
  },
};

/**
 * A route's guard, by its name: `export const middleware = [guarded('signed-in')]`.
 * @throws Error 'Unknown route middleware' for a name that is none
 */
export function guarded(name: string): MiddlewareFunction<Response> {
  const guard = guards[name];
  if (!guard) throw new Error(`Unknown route middleware: '${name}'`);
  return async ({ request, context }, next) => {
    const shop = shopFrom(context);
    const session = await sessionOf(shop);
    context.set(customerContext, session);
    const { pathname, search } = new URL(request.url);
    const elsewhere = guard({ path: splitPath(pageOfRequest(pathname)).path, search, shop, session });
    const answer = elsewhere ?? (await next());
    // An ended session is forgotten, unless the page has just begun another.
    const hasBegunOne = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('session='));
    if (shop.hasSession && !session && !hasBegunOne) answer.headers.append('Set-Cookie', forgetSession(shop));
    return answer;
  };
}

function toLogin(shop: Shop, path: string, search: string): Response {
  const login = hasAffiliateSegment(path) ? affiliateLoginPath : loginPath;
  return redirectTo(`${shop.href(login)}?${new URLSearchParams({ returnTo: path + search }).toString()}`);
}

const hasAffiliateSegment = (path: string): boolean => path.toLowerCase().split('/').includes('affiliate');

const isForAffiliates = (path: string): boolean => path.toLowerCase().startsWith('/auth/affiliate-');

const isApplication = (path: string): boolean => path.toLowerCase() === applicationPath;

const isLogin = (path: string): boolean => [loginPath, affiliateLoginPath].some((login) => path.toLowerCase().startsWith(login.toLowerCase()));
