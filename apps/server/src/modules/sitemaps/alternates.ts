import { findLanguage, hreflangOf, localizedPath } from '@selvedge/i18n';
import type { ShopHost } from '#modules/countries';
import type { Entry } from './kinds/kind.ts';

/** One of a page's addresses that search engines may show. */
export interface Version {
  countryId: number;
  hreflang: string;
  href: string;
}

/** Slovenia in English answers who speaks none of the shop's languages, as the pages themselves say. */
const fallback = { code: 'SI', language: 'en' };

/**
 * All addresses that search engines may show of a thing: on each host that has it, in each language indexed there. Two
 * languages of one tongue on one host (de, at) would claim the same hreflang: the first stands here, which is the host's own
 * where it is one of them.
 */
export function versionsOf(hosts: readonly ShopHost[], { pathIn, countryIds }: Entry): Version[] {
  const versions: Version[] = [];
  const claimed = new Set<string>();
  for (const { countryId, code, origin, defaultLanguage, indexedLanguages } of hosts) {
    if (countryIds && !countryIds.has(countryId)) continue;
    for (const languageCode of indexedLanguages) {
      const language = findLanguage(languageCode);
      const path = language && pathIn(language);
      if (!language || path === null || path === undefined) continue;
      const hreflang = hreflangOf(language, code);
      if (claimed.has(hreflang)) continue;
      claimed.add(hreflang);
      const { href } = new URL(localizedPath(path, { language: language.code, defaultLanguage }), origin);
      versions.push({ countryId, hreflang, href });
      if (code === fallback.code && language.code === fallback.language) versions.push({ countryId: 0, hreflang: 'x-default', href });
    }
  }
  return versions;
}
