import { defaultLanguageId } from '@selvedge/i18n';
import type { Category, Color, Size, AttributeValue } from '../contract.ts';
import type { Catalog, CatalogCategory, CatalogValue, Texts } from '../read-catalog.ts';

/** Returns a text in a language, else in English, else in any language, else ''. */
export const getLocalName = (texts: Texts, languageId: number): string =>
  texts.get(languageId) ?? texts.get(defaultLanguageId) ?? texts.values().next().value ?? '';

/** Returns the name of a value, or its code if it has no translations. */
export const selectValueName = (value: CatalogValue, languageId: number): string => getLocalName(value.names, languageId) || value.code;

export const toColor = (value: CatalogValue, languageId: number): Color => ({
  id: value.id,
  code: value.code,
  name: selectValueName(value, languageId),
  hex: value.hex,
});

export const toSize = (value: CatalogValue, languageId: number): Size => ({
  id: value.id,
  code: value.code,
  name: selectValueName(value, languageId),
});

export const toAttributeValue = (catalog: Catalog, value: CatalogValue, languageId: number): AttributeValue => ({
  id: value.id,
  attribute: value.attribute,
  attributeName: getLocalName(catalog.attributeNames.get(value.attribute) ?? new Map(), languageId) || value.attribute,
  code: value.code,
  name: selectValueName(value, languageId),
  hex: value.hex,
  scale: value.scale,
});

export const toCategory = ({ id, code, parentId, slugs, names }: CatalogCategory, languageId: number): Category => ({
  id,
  code,
  slug: getLocalName(slugs, languageId),
  parentId,
  name: getLocalName(names, languageId),
});
