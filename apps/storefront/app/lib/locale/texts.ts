import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { fetchShopTexts } from 'virtual:shop-texts';
import { findLanguageCode } from './shop-languages.ts';

declare global {
  interface Window {
    /**
     * Receives the texts that only some pages need. The bundler makes files that use such texts wait for them
     * (`vite/text-files.ts`); on the first page load that is before its entry runs.
     */
    furtherTexts?: { push: (texts: Messages) => unknown };
  }
}

/** Loads the browser's texts in the page's language. @returns null for an unknown language */
export async function openTexts(): Promise<I18n | null> {
  const { lang: tag, dataset } = document.documentElement;
  const language = findLanguageCode(dataset.language ?? '');
  if (!language) return null;
  const { messages: shop } = await fetchShopTexts(language);
  const further = Array.isArray(window.furtherTexts) ? (window.furtherTexts as Messages[]) : [];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: Object.assign({}, shop, ...further) as Messages } });
  // Without `load`, because it would re-render the whole page. Only the code that has waited for these texts uses them.
  window.furtherTexts = { push: (texts) => Object.assign(i18n.messages, texts) };
  return i18n;
}
