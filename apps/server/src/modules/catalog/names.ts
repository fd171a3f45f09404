import type { Category, Color, Size, AttributeValue } from './contract.ts';
import type { Catalog, CatalogCategory, CatalogValue, Texts } from './read-catalog.ts';

/** What stands in where a language has no text of its own. */
export const english = 1;

/** A text in a language, else in English, else in any; '' where there is none. */
export const nameIn = (texts: Texts, languageId: number): string => texts.get(languageId) ?? texts.get(english) ?? texts.values().next().value ?? '';

/** A value without any translation is called by its code. */
export const valueName = (value: CatalogValue, languageId: number): string => nameIn(value.names, languageId) || value.code;

export const colorIn = (value: CatalogValue, languageId: number): Color => ({
  id: value.id,
  code: value.code,
  name: valueName(value, languageId),
  hex: value.hex,
});

export const sizeIn = (value: CatalogValue, languageId: number): Size => ({ id: value.id, code: value.code, name: valueName(value, languageId) });

export const attributeValueIn = (catalog: Catalog, value: CatalogValue, languageId: number): AttributeValue => ({
  id: value.id,
  attribute: value.attribute,
  attributeName: nameIn(catalog.attributeNames.get(value.attribute) ?? new Map(), languageId) || value.attribute,
  code: value.code,
  name: valueName(value, languageId),
  hex: value.hex,
  scale: value.scale,
});

export const categoryIn = ({ id, code, parentId, slugs, names }: CatalogCategory, languageId: number): Category => ({
  id,
  code,
  slug: nameIn(slugs, languageId),
  parentId,
  name: nameIn(names, languageId),
});
