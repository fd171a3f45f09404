import { findLanguage } from '@selvedge/i18n';
import { redirect } from 'react-router';
import { canonicalPath } from '#lib/locale/locale.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/default';

type Asked = Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>;

/**
 * Answers 404 if the first segment is not a language, which the routes allow. Redirects to the canonical address if the path has the prefix of
 * the host's own language or ends with a slash. The server redirects other spellings of a page before.
 */
export function assertAddress({ request, params, context }: Asked): null {
  const { market } = getShop(context);
  const { pathname, search } = new URL(request.url);
  // A word that stands alone may be a page that the merchant has written: the home page's route looks for it.
  const isAlone = pathname.split('/').filter(Boolean).length === 1;
  if (params.language !== undefined && !findLanguage(params.language) && !isAlone) notFound();
  const canonical = canonicalPath(pathname, market.defaultLanguage);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return null;
}
