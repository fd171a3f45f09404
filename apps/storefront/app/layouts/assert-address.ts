import { findLanguage } from '@selvedge/i18n';
import { redirect } from 'react-router';
import { buildCanonicalPath } from '#lib/locale/locale.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/default';

type AddressRequest = Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>;

/**
 * Validates the first segment and redirects to the canonical address. The route table accepts any word before a page;
 * only a language is valid. The host's default language and a trailing slash are removed by a redirect.
 * @throws a 404 response or a redirect
 */
export function assertAddress({ request, params, context }: AddressRequest): null {
  const { market } = getShop(context);
  const { pathname, search } = new URL(request.url);
  // A single segment may be the slug of a page by the merchant: the home page's route looks for it.
  const isAlone = pathname.split('/').filter(Boolean).length === 1;
  if (params.language !== undefined && !findLanguage(params.language) && !isAlone) notFound();
  const canonical = buildCanonicalPath(pathname, market.defaultLanguage);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return null;
}
