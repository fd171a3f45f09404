import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { isApiError } from './api-error.ts';
import { customerFrom } from './guards.ts';
import { pageOfRequest, splitPath } from './locale.ts';
import { redirectTo } from './redirect-to.ts';
import { shopFrom, type Shop } from './shop-context.ts';

/** Where one applies, and where one is told how the application stands. */
export const applicationPath = '/affiliate/application';
export const dashboardPath = '/affiliate/dashboard';
export const affiliateProfilePath = '/affiliate/profile';

const affiliateContext = createContext<AffiliateProfile | null>(null);

/** His profile in the programme; null for who has not applied. */
export async function affiliateOf(api: Shop['api'], userId: number): Promise<AffiliateProfile | null> {
  try {
    return await api.affiliateProfile(userId);
  } catch (error) {
    if (isApiError(error, 'AffiliateNotFound')) return null;
    throw error;
  }
}

/** Whose portal it is, or null on the application page of who has not applied. */
export const maybeAffiliateFrom = (context: Readonly<RouterContextProvider>): AffiliateProfile | null => context.get(affiliateContext);

/**
 * Whose portal it is, on a page of the portal: active or suspended; on the profile's page also pending or rejected.
 * Known before any loader runs.
 */
export function affiliateFrom(context: Readonly<RouterContextProvider>): AffiliateProfile {
  const affiliate = context.get(affiliateContext);
  if (!affiliate) throw new Error('affiliateFrom is for pages of the portal.');
  return affiliate;
}

/**
 * Asks once for the profile of who is signed in, for all that the page needs it for. Who has not applied, or is not taken into
 * the programme, is led to his application; a pending one may see to his profile meanwhile.
 */
export const withAffiliate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const shop = shopFrom(context);
  const affiliate = await affiliateOf(shop.api, customerFrom(context).id);
  context.set(affiliateContext, affiliate);
  const path = splitPath(pageOfRequest(new URL(request.url).pathname)).path.toLowerCase();
  if (path === applicationPath || isOpenTo(affiliate?.status, path)) return next();
  return redirectTo(shop.href(applicationPath));
};

const isOpenTo = (status: AffiliateProfile['status'] | undefined, path: string): boolean =>
  status === 'active' || status === 'suspended' || (status !== undefined && path === affiliateProfilePath);
