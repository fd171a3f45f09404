import { toTags } from '#kit/tags';
import type { PresentProduct } from '../products/present-products.ts';
import type { ProductToImport } from '../products/import-types.ts';

/** Lists what an import changes in a product of the shop, apart from its variants. */
export function listProductChanges(
  toImport: ProductToImport,
  present: PresentProduct,
  { isOtherMaker, arePicturesOther, variantChanges }: { isOtherMaker: boolean; arePicturesOther: boolean; variantChanges: readonly string[] },
): string[] {
  return [
    ...listChangedValues([
      ['name', toImport.texts.some(({ languageId, name }) => present.texts.get(languageId)?.name !== name)],
      ['description', toImport.texts.some(({ languageId, description }) => getDescription(present, languageId) !== description)],
      ['brand', toImport.brand !== present.brand.name],
      ['maker', isOtherMaker],
      ['category', toImport.categoryCode !== present.categoryCode],
      ['audience', toImport.audience !== present.audience],
      ['tags', isOther(listTagKeys(toImport.tags ?? present.tags), listTagKeys(present.tags))],
      [`status ${present.status} → ${toImport.status}`, toImport.status !== present.status],
      ['missing data', isOther([...toImport.missing].sort(), [...present.missing].sort())],
      ['composition', isOther(listPlainParts(toImport.composition), listPlainParts(present.parts))],
      ['care', isOther(toImport.care, present.care)],
      ['hygiene', toImport.isHygiene !== present.isHygiene],
      ['VAT', toImport.vatCategory !== present.vatCategory],
    ]),
    ...variantChanges,
    ...listChangedValues([
      ['prices', toImport.prices.length > 0],
      ['pictures', arePicturesOther],
    ]),
  ];
}

const listChangedValues = (values: readonly [name: string, isChanged: boolean][]): string[] =>
  values.flatMap(([name, isChanged]) => (isChanged ? [name] : []));

const getDescription = (present: PresentProduct, languageId: number): string => present.texts.get(languageId)?.description ?? '';

const isOther = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** Upper and lower case are the same tag, and the order of tags has no meaning. */
const listTagKeys = (tags: readonly string[]): string[] =>
  toTags(tags)
    .map(({ key }) => key)
    .sort();

/** Uses a fixed order of keys, because the database sorts them in another order. */
const listPlainParts = (parts: ProductToImport['composition']) =>
  parts.map(({ part, fibres }) => [part, ...fibres.map(({ fibre, percent }) => [fibre, percent])]);
