import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { isApiError, type ApiError } from '../api/api-error.ts';
import { getContextCustomer } from './guards.ts';
import { getPageAddress, splitPath } from '../locale/locale.ts';
import { redirectBySize } from './redirect-to.ts';
import { getShop, type Shop } from '../shop-context.ts';

/** Path of the application form and of the application's status. */
export const applicationPath = '/affiliate/application';
export const dashboardPath = '/affiliate/dashboard';
export const affiliateProfilePath = '/affiliate/profile';
const messagesPath = '/affiliate/messages';

const affiliateContext = createContext<AffiliateProfile | null>(null);
/** Why the profile could not be loaded. */
const refusalContext = createContext<ProfileRefusal['profileRefusal'] | null>(null);

/** Thrown by the pages of the portal, whose frame then shows the message of the specification. */
export interface ProfileRefusal {
  profileRefusal: { code: string; params: ApiError['params'] };
}

/** Returns the affiliate profile of a user, or null for a user who has not applied. */
export async function findAffiliate(api: Shop['api'], userId: number): Promise<AffiliateProfile | null> {
  try {
    return await api.affiliateProfile(userId);
  } catch (error) {
    if (isApiError(error, 'AffiliateNotFound')) return null;
    throw error;
  }
}

/** Returns the affiliate for the frame of the portal; null if there is none yet or the profile could not be loaded. */
export const readContextAffiliate = (context: Readonly<RouterContextProvider>): AffiliateProfile | null => context.get(affiliateContext);

/** Returns the affiliate of a portal page, or null on the application page before the first application. @throws if it could not be loaded */
export function findContextAffiliate(context: Readonly<RouterContextProvider>): AffiliateProfile | null {
  const profileRefusal = context.get(refusalContext);
  if (profileRefusal) throw data({ profileRefusal } satisfies ProfileRefusal, { status: 503 });
  return context.get(affiliateContext);
}

/**
 * Returns the affiliate of a portal page: active or suspended, and on the pages of the profile and the messages also pending or rejected.
 * Set by middleware, so it is available in every loader. @throws outside the portal
 */
export function getContextAffiliate(context: Readonly<RouterContextProvider>): AffiliateProfile {
  const affiliate = findContextAffiliate(context);
  if (!affiliate) throw new Error('getContextAffiliate must be called within the affiliate portal.');
  return affiliate;
}

/**
 * Loads the affiliate profile once per request. Redirects to the application page unless the affiliate is active or suspended; the
 * pages of the profile and the messages are open to all applicants.
 */
export const requireAffiliate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const shop = getShop(context);
  const { affiliate, refusal } = await loadAffiliate(shop.api, getContextCustomer(context).id);
  context.set(affiliateContext, affiliate);
  context.set(refusalContext, refusal);
  if (refusal) return next();
  const path = splitPath(getPageAddress(new URL(request.url).pathname)).path.toLowerCase();
  if (path === applicationPath || canOpen(affiliate?.status, path)) return next();
  return redirectBySize(shop.href(applicationPath));
};

async function loadAffiliate(api: Shop['api'], userId: number) {
  try {
    return { affiliate: await findAffiliate(api, userId), refusal: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { affiliate: null, refusal: { code: error.code, params: error.params } };
  }
}

const canOpen = (status: AffiliateProfile['status'] | undefined, path: string): boolean =>
  status === 'active' || status === 'suspended' || (status !== undefined && (path === affiliateProfilePath || path === messagesPath));
