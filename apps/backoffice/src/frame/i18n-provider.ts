import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** The back office speaks English; its calls are the only ones whose sentences are not translated. */
export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });
