import type { Messages } from '@lingui/core';
import { catalogues as account } from '../compiled/account/index.js';
import { catalogues as affiliate } from '../compiled/affiliate/index.js';
import { catalogues as consent } from '../compiled/consent/index.js';
import { catalogues as purchase } from '../compiled/purchase/index.js';
import { catalogues as refusal } from '../compiled/refusal/index.js';
import { catalogues as reviews } from '../compiled/reviews/index.js';
import { catalogues as search } from '../compiled/search/index.js';
import { catalogues as service } from '../compiled/service/index.js';
import { catalogues as shop } from '../compiled/shop/index.js';
import { catalogues as sizes } from '../compiled/sizes/index.js';
import { catalogues as suggestion } from '../compiled/suggestion/index.js';
import type { LanguageCode } from './languages.ts';

/** Loads all texts of a language, for the server, which renders every page. */
export async function loadWholeCatalogue(code: LanguageCode): Promise<Messages> {
  const loaded = await Promise.all(
    [shop, refusal, purchase, consent, affiliate, account, sizes, search, service, reviews, suggestion].map((part) => part[code]()),
  );
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}
