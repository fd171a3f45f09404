declare module 'virtual:shop-texts' {
  import type { Messages } from '@lingui/core';
  import type { LanguageCode } from '@selvedge/i18n';

  /** Loads the texts of one language that every page needs. */
  export function fetchShopTexts(language: LanguageCode): Promise<{ messages: Messages }>;
  /** Returns the address of these texts in a build. */
  export function getShopTextsUrl(language: LanguageCode): string;
}
