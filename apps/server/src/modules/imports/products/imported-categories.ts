import type { Audience } from './categorize-product.ts';

/** English, Bengali, German and Greek; other languages fall back to English. */
const named = (en: string, bn: string, de: string, el: string) => [
  { languageId: 1, name: en },
  { languageId: 2, name: bn },
  { languageId: 3, name: de },
  { languageId: 6, name: el },
];

/** Name of the category for products that match no other. */
export const importedNames = named('Imported', 'আমদানি করা', 'Importiert', 'Εισαγόμενα');

/** For a shop without categories. */
export const audienceNames: Readonly<Record<Audience, ReturnType<typeof named>>> = {
  women: named('Women', 'নারী', 'Damen', 'Γυναίκες'),
  men: named('Men', 'পুরুষ', 'Herren', 'Άνδρες'),
  kids: named('Kids', 'শিশু', 'Kinder', 'Παιδιά'),
};
