import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** As the buttons and the search say it: "New product" is a page, "Create" the button that saves it. */
const messages = { ...english, ra: { ...english.ra, page: { ...english.ra.page, create: 'New %{name}' } } };

/** Provides English texts: the back office has no other language, and its calls are the only ones with untranslated messages. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });
