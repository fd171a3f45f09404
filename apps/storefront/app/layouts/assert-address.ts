import { findLanguage } from '@selvedge/i18n';
import { redirect } from 'react-router';
import { buildCanonicalPath } from '#lib/locale/locale.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/default';

type AddressRequest = Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>;

/**
 * Answers 404 if the first segment is not a language, which the routes allow. Redirects to the canonical address if the path has the prefix of
 * the host's own language or ends with a slash. The server redirects other spellings of a page before.
 */
export function assertAddress({ request, params, context }: AddressRequest): null {
  const { market } = getShop(context);
  const { pathname, search } = new URL(request.url);
  // A single segment may be the slug of a merchant's page, which the home page's route looks up.
  const isAlone = pathname.split('/').filter(Boolean).length === 1;
  if (params.language !== undefined && !findLanguage(params.language) && !isAlone) notFound();
  const canonical = buildCanonicalPath(pathname, market.defaultLanguage);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return null;
}
