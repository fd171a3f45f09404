import { findLanguage, localizedPath, type Language, type LanguageCode } from '@selvedge/i18n';
import type { Market } from '@selvedge/server/contract';
import { createContext, type RouterContextProvider } from 'react-router';
import { createApi, type Api } from './api/api.ts';
import type { ApiOptions } from './api/client.ts';
import { readSessionToken } from './session/cookies.ts';
import { buildReferralHeaders } from './session/referral.ts';
import { toAscii, getPageAddress, splitPath } from './locale/locale.ts';

/** The shop of a request: country, language and an API client for both. */
export interface Shop {
  api: Api;
  /** Returns the client with the token of a user who has just signed in. */
  createUserApi: (token: string) => Api;
  /** Whether the browser sent a session. Only the API can check whether it is still valid. */
  hasSession: boolean;
  market: Market;
  language: Language & { code: LanguageCode };
  languageId: number;
  countryId: number;
  /** Scheme, host and port as the shopper sees them. */
  origin: string;
  isSecure: boolean;
  /** Returns a page's address in the request's language, for a redirect. */
  href: (path: string) => string;
}

/** A failure is stored and thrown where the shop is used, so that the error page is shown there. */
type Opening = { shop: Shop } | { failure: unknown };

const shopContext = createContext<Opening>();

/**
 * Returns the shop of a loader or action.
 * @throws ApiError if the market could not be loaded
 */
export function getShop(context: Readonly<RouterContextProvider>): Shop {
  const opening = context.get(shopContext);
  if ('failure' in opening) throw opening.failure;
  return opening.shop;
}

/** How to reach the API: in-process or over HTTP. */
export type ApiAccess = Pick<ApiOptions, 'fetch' | 'baseUrl' | 'headers'>;

/** Creates the shop of a request and stores it in its context. */
export async function openShop(request: Request, access: ApiAccess, context: RouterContextProvider): Promise<void> {
  try {
    context.set(shopContext, { shop: await createShop(request, access) });
  } catch (failure) {
    context.set(shopContext, { failure });
  }
}

/** The host determines the country, the first path segment the language. */
async function createShop(request: Request, access: ApiAccess): Promise<Shop> {
  const url = new URL(request.url);
  const { prefix } = splitPath(getPageAddress(url.pathname));
  const market = await createApi(access).market({ host: url.host, ...(prefix && { language: prefix }) });
  const language = findLanguage(prefix ?? market.defaultLanguage);
  if (!language) throw new Error(`Unknown default language of ${url.host}: ${market.defaultLanguage}`);

  const countryId = market.country.id;
  // Cached pages are rendered from requests without cookies, so they contain no personal data.
  const token = readSessionToken(request);
  const referral = buildReferralHeaders(request);
  const options = { ...access, countryId, languageId: language.id, referral, preview: url.searchParams.get('preview') ?? undefined };
  return {
    api: createApi({ ...options, headers: { ...access.headers, ...(token && buildBearer(token)) } }),
    createUserApi: (other) => createApi({ ...options, headers: { ...access.headers, ...buildBearer(other) } }),
    hasSession: token !== null,
    market,
    language,
    languageId: language.id,
    countryId,
    origin: url.origin,
    isSecure: url.protocol === 'https:',
    href: (path) => toAscii(localizedPath(path, { language: language.code, defaultLanguage: market.defaultLanguage })),
  };
}

const buildBearer = (token: string) => ({ authorization: `Bearer ${token}` });
