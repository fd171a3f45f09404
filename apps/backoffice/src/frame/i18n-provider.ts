import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** Provides English texts: the back office has no other language, and its calls are the only ones with untranslated messages. */
export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });
