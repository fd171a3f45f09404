import { data } from 'react-router';
import { isApiError } from '#lib/api/api-error.ts';
import { unshared } from '#lib/session/guards.ts';
import type { Shop } from '#lib/shop-context.ts';
import { exchangeMailToken, deleteMailTokenCookie, readMailToken } from './mail-token.ts';

interface MailLink {
  purpose: 'newsletter' | 'unsubscribe';
  /** Path of the page, without language. */
  path: string;
}

/**
 * Loads the page of a link in a newsletter email. The token is removed from the address at once. The visitor must confirm the action,
 * because an email scanner may have opened the link. The page shows at once if the link is invalid.
 */
export async function loadMailLink(request: Request, shop: Shop, { purpose, path }: MailLink) {
  const exchanged = exchangeMailToken(request, purpose, path, shop);
  if (exchanged) throw exchanged;
  const token = readMailToken(request, purpose);
  const headers = new Headers(unshared());
  if (token === null) return data({ link: 'none' as const }, { headers });
  try {
    await shop.api.checkNewsletterLink(purpose === 'newsletter' ? 'confirmation' : 'unsubscribe', token);
    return data({ link: 'valid' as const }, { headers });
  } catch (error) {
    if (!isApiError(error, 'LinkExpired', 'InvalidInput')) throw error;
    headers.append('Set-Cookie', deleteMailTokenCookie(purpose, shop));
    return data({ link: 'expired' as const }, { status: 410, headers });
  }
}
