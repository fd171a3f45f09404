import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { fetchShopTexts } from 'virtual:shop-texts';
import { languageCodeOf } from './own-languages.ts';

declare global {
  interface Window {
    /**
     * Where the texts go that only some pages need. The bundler lets every file that says one of them wait for them
     * (`vite/text-files.ts`): on a page's first load that is before its entry runs.
     */
    furtherTexts?: { push: (texts: Messages) => unknown };
  }
}

/** The browser's texts in the language that the page says it is in. @returns null for a page in no language of ours */
export async function openTexts(): Promise<I18n | null> {
  const { lang: tag, dataset } = document.documentElement;
  const language = languageCodeOf(dataset.language ?? '');
  if (!language) return null;
  const { messages: shop } = await fetchShopTexts(language);
  const brought = Array.isArray(window.furtherTexts) ? (window.furtherTexts as Messages[]) : [];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: Object.assign({}, shop, ...brought) as Messages } });
  // Not by `load`: it would draw the whole page anew, and what says these texts has only been waiting for them.
  window.furtherTexts = { push: (texts) => Object.assign(i18n.messages, texts) };
  return i18n;
}
