/** The kinds of records of the catalogue with texts per language, by their path in the back office. */
export const translatedKinds = ['products', 'categories', 'collections', 'brands', 'attribute-values'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** The texts of a record in one language; empty if it has none. */
export interface TranslatedText {
  name: string;
  description: string;
}
