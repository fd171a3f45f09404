declare module 'virtual:shop-texts' {
  import type { Messages } from '@lingui/core';
  import type { LanguageCode } from '@selvedge/i18n';

  /** The texts of one language that every page needs. */
  export function fetchShopTexts(language: LanguageCode): Promise<{ messages: Messages }>;
  /** Where they are fetched from, in a build. */
  export function addressOfShopTexts(language: LanguageCode): string;
}
