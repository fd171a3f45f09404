import { findLanguage, type Language, type LanguageCode } from '@selvedge/i18n';
import type { Market } from '@selvedge/server/contract';
import { createContext, type RouterContextProvider } from 'react-router';
import { createApi, type Api, type ApiOptions } from './api.ts';
import { localizedPath, splitPath } from './locale.ts';

/** Where a request stands: whose shop, in which language, and the API for exactly that. */
export interface Shop {
  api: Api;
  market: Market;
  language: Language & { code: LanguageCode };
  languageId: number;
  countryId: number;
  /** Scheme, host and port as the shopper sees them. */
  origin: string;
  isSecure: boolean;
  /** A page's address in the request's language. */
  href: (path: string) => string;
}

const shopContext = createContext<Shop>();

/** The shop that a loader or action works for. */
export const shopFrom = (context: Readonly<RouterContextProvider>): Shop => context.get(shopContext);

/** What the server hands over to reach the API: in-process or over HTTP. */
export type ApiAccess = Pick<ApiOptions, 'fetch' | 'baseUrl' | 'headers'>;

/**
 * Opens the shop that a request is for and puts it in its context: the host decides the country, the path's
 * first word the language.
 */
export async function openShop(request: Request, access: ApiAccess, context: RouterContextProvider): Promise<Shop> {
  const url = new URL(request.url);
  const { prefix } = splitPath(url.pathname);
  const market = await createApi(access).market({ host: url.host, ...(prefix && { language: prefix }) });
  const language = findLanguage(prefix ?? market.defaultLanguage) ?? findLanguage('en');
  if (!language) throw new Error('The list of languages has no English.');

  const countryId = market.country.id;
  const shop: Shop = {
    api: createApi({ ...access, countryId, languageId: language.id }),
    market,
    language,
    languageId: language.id,
    countryId,
    origin: url.origin,
    isSecure: url.protocol === 'https:',
    href: (path) => localizedPath(path, { language: language.code, defaultLanguage: market.defaultLanguage }),
  };
  context.set(shopContext, shop);
  return shop;
}
