import { findLanguage } from '@selvedge/i18n';
import { redirect } from 'react-router';
import { buildCanonicalPath } from '#lib/locale/locale.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/default';

type AddressRequest = Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>;

/**
 * The map lets any word stand before a page; only a language may. One that the host speaks anyway, or a slash at
 * the end, is another way to write the same address: the canonical one answers.
 */
export function assertAddress({ request, params, context }: AddressRequest): null {
  const { market } = getShop(context);
  const { pathname, search } = new URL(request.url);
  // A word that stands alone may be a page that the merchant has written: the home page's route looks for it.
  const isAlone = pathname.split('/').filter(Boolean).length === 1;
  if (params.language !== undefined && !findLanguage(params.language) && !isAlone) notFound();
  const canonical = buildCanonicalPath(pathname, market.defaultLanguage);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
  return null;
}
