import { findLanguage, localizedPath, type Language, type LanguageCode } from '@selvedge/i18n';
import type { Market } from '@selvedge/server/contract';
import { createContext, type RouterContextProvider } from 'react-router';
import { createApi, type Api, type ApiOptions } from './api.ts';
import { readSessionToken } from './cookies.ts';
import { referralHeadersOf } from './referral.ts';
import { inAscii, pageOfRequest, splitPath } from './locale.ts';

/** Where a request stands: whose shop, in which language, and the API for exactly that. */
export interface Shop {
  api: Api;
  /** The same API for somebody who has just signed in. */
  apiOf: (token: string) => Api;
  /** Whether the browser sent a session; whether it still holds, only the API knows. */
  hasSession: boolean;
  market: Market;
  language: Language & { code: LanguageCode };
  languageId: number;
  countryId: number;
  /** Scheme, host and port as the shopper sees them. */
  origin: string;
  isSecure: boolean;
  /** A page's address in the request's language, as a redirect takes it. */
  href: (path: string) => string;
}

/** A shop that could not be opened is told where it is asked for: there it becomes the error page. */
type Opening = { shop: Shop } | { failure: unknown };

const shopContext = createContext<Opening>();

/**
 * The shop that a loader or action works for.
 * @throws ApiError where the market could not be had
 */
export function shopFrom(context: Readonly<RouterContextProvider>): Shop {
  const opening = context.get(shopContext);
  if ('failure' in opening) throw opening.failure;
  return opening.shop;
}

/** What the server hands over to reach the API: in-process or over HTTP. */
export type ApiAccess = Pick<ApiOptions, 'fetch' | 'baseUrl' | 'headers'>;

/** Opens the shop that a request is for and puts it in its context. */
export async function openShop(request: Request, access: ApiAccess, context: RouterContextProvider): Promise<void> {
  try {
    context.set(shopContext, { shop: await shopOf(request, access) });
  } catch (failure) {
    context.set(shopContext, { failure });
  }
}

/** The host decides the country, the path's first word the language. */
async function shopOf(request: Request, access: ApiAccess): Promise<Shop> {
  const url = new URL(request.url);
  const { prefix } = splitPath(pageOfRequest(url.pathname));
  const market = await createApi(access).market({ host: url.host, ...(prefix && { language: prefix }) });
  const language = findLanguage(prefix ?? market.defaultLanguage);
  if (!language) throw new Error(`${market.defaultLanguage}, the default language of ${url.host}, is none of the shop's.`);

  const countryId = market.country.id;
  // A page for everybody is made from a request without cookies: it can know nobody.
  const token = readSessionToken(request);
  const referral = referralHeadersOf(request);
  const options = { ...access, countryId, languageId: language.id, referral, preview: url.searchParams.get('preview') ?? undefined };
  return {
    api: createApi({ ...options, headers: { ...access.headers, ...(token && bearer(token)) } }),
    apiOf: (other) => createApi({ ...options, headers: { ...access.headers, ...bearer(other) } }),
    hasSession: token !== null,
    market,
    language,
    languageId: language.id,
    countryId,
    origin: url.origin,
    isSecure: url.protocol === 'https:',
    href: (path) => inAscii(localizedPath(path, { language: language.code, defaultLanguage: market.defaultLanguage })),
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
