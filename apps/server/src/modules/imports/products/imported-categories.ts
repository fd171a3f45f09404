import { defaultLanguageId } from '@selvedge/i18n';
import type { Audience } from './categorize-product.ts';

/** English, Bengali, German and Greek; other languages fall back to English. */
const buildNames = (en: string, bn: string, de: string, el: string) => [
  { languageId: defaultLanguageId, name: en },
  { languageId: 2, name: bn },
  { languageId: 3, name: de },
  { languageId: 6, name: el },
];

/** Name of the category for products that match no other. */
export const importedNames = buildNames('Imported', 'আমদানি করা', 'Importiert', 'Εισαγόμενα');

/** Names of the audience categories, for a shop without categories. */
export const audienceNames: Readonly<Record<Audience, ReturnType<typeof buildNames>>> = {
  women: buildNames('Women', 'নারী', 'Damen', 'Γυναίκες'),
  men: buildNames('Men', 'পুরুষ', 'Herren', 'Άνδρες'),
  kids: buildNames('Kids', 'শিশু', 'Kinder', 'Παιδιά'),
};
