import type { DemoCatalogue, Texts } from '@selvedge/demo';
import { catalogTag } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { addAttributeNames, addBrands, addCategories, addCollections, addSizeCharts, addValues, type LanguageText } from '#seeds/catalog';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { getReferenceId, type ReferenceIds } from './reference-ids.ts';

/**
 * Adds the records that products refer to: manufacturers, brands, categories, collections, colours, sizes and other attributes, size charts.
 * Existing ones, by code, stay unchanged.
 */
export async function seedReference(tx: Tx, catalogue: DemoCatalogue): Promise<ReferenceIds> {
  const languages = new Map((await listLanguages(tx)).map(({ code, id }) => [code, id]));
  const listTexts = (texts: Texts): LanguageText[] => Object.entries(texts).map(([code, text]) => [getReferenceId(languages, code), text]);
  const toTexts = ({ name, description }: { name: Texts; description: Texts }) => {
    const descriptions = new Map(listTexts(description));
    return listTexts(name).map(([languageId, text]) => ({ languageId, name: text, description: descriptions.get(languageId) ?? '' }));
  };

  const colours = await addValues(
    tx,
    'color',
    catalogue.colours.map(({ code, hex, name }, position) => ({ code, hex, position, names: listTexts(name) })),
  );
  const sizes = await addValues(
    tx,
    'size',
    catalogue.sizes.map(({ code, scale, label, position }) => ({ code, scale, position, names: listTexts(label) })),
  );
  await addAttributeNames(
    tx,
    catalogue.attributes.map(({ code, name }) => ({ attribute: code, names: listTexts(name) })),
  );
  const values = await seedOtherValues(tx, catalogue, listTexts);
  await dropTags(tx, [catalogTag]);
  return {
    languages,
    brands: await addBrands(
      tx,
      catalogue.brands.map(({ slug, name, description, maker }) => ({ slug, name, descriptions: listTexts(description), maker })),
    ),
    categories: await addCategories(
      tx,
      catalogue.categories.map((category, position) => ({
        ...{ code: category.code, parent: category.parent, position },
        ...{ texts: toTexts(category), slugs: listTexts(category.slug) },
      })),
    ),
    collections: await addCollections(
      tx,
      catalogue.collections.map((collection, position) => ({
        ...{ code: collection.code, position },
        ...{ texts: toTexts(collection), slugs: listTexts(collection.slug) },
      })),
    ),
    colours: new Map(catalogue.colours.map(({ code, hex }) => [code, { id: getReferenceId(colours, code), hex }])),
    sizes,
    values,
    sizeCharts: await seedSizeCharts(tx, catalogue, sizes),
  };
}

/** @returns the ids by attribute and code: `material:cotton` */
async function seedOtherValues(tx: Tx, { attributes, attributeValues }: DemoCatalogue, listTexts: (texts: Texts) => LanguageText[]) {
  const values = new Map<string, number>();
  for (const { code: attribute } of attributes) {
    const ofAttribute = attributeValues.filter((value) => value.attribute === attribute);
    const ids = await addValues(
      tx,
      attribute,
      ofAttribute.map(({ code, name }, position) => ({ code, position, names: listTexts(name) })),
    );
    for (const [code, id] of ids) values.set(`${attribute}:${code}`, id);
  }
  return values;
}

const seedSizeCharts = (tx: Tx, { sizeCharts }: DemoCatalogue, sizes: ReadonlyMap<string, number>): Promise<Map<string, number>> =>
  addSizeCharts(
    tx,
    sizeCharts.map(({ code, audience, measures, rows }) => ({
      ...{ code, audience, measures },
      rows: rows.map(({ size, ranges }) => ({ sizeId: getReferenceId(sizes, size), ranges: ranges as Record<string, [from: number, to: number]> })),
    })),
  );
