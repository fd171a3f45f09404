import type { z } from '@hono/zod-openapi';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { parseMajor } from '#kit/money';
import type { Catalog } from '#modules/catalog';
import type { filterFields } from '../contract.ts';
import type { Bounds, Filters } from '../listing/narrow.ts';

type FilterParameters = { [Name in keyof typeof filterFields]?: z.infer<(typeof filterFields)[Name]> };

/** Colour and size have their own filters. */
const ofVariants = /^(color|size):/;

/**
 * Converts filters from codes, slugs and major units to ids and minor units.
 * @throws InvalidInput naming every unknown value
 */
export function readFilters(catalog: Catalog, query: FilterParameters, currency: string): Filters {
  const issues: FieldIssue[] = [];
  const findKnown = <Value extends string | number>(field: string, values: readonly Value[] | undefined, find: (value: Value) => readonly number[]) =>
    values?.flatMap((value) => {
      const ids = find(value);
      if (ids.length === 0) issues.push({ field, code: 'unknown_value', params: { value } });
      return ids;
    });
  const codes = getFoldedCodes(catalog);
  const getValues = (pair: string) => codes.get(pair) ?? [];
  // A code has precedence, because sizes such as 38 are codes too and the shop's addresses contain them.
  const findVariantValues = (attribute: 'color' | 'size', text: string): readonly number[] => {
    const ofCode = getValues(`${attribute}:${text}`);
    return ofCode.length > 0 || catalog.values.get(Number(text))?.attribute !== attribute ? ofCode : [Number(text)];
  };

  const brandIds = findKnown('brandId', query.brandId, (id) => (catalog.brands.has(id) ? [id] : []));
  const ofSlugs = findKnown('brand', query.brand, (slug) => [catalog.brandsBySlug.get(slug)?.id ?? []].flat());
  const colorIds = findKnown('color', query.color, (text) => findVariantValues('color', text));
  const sizeIds = findKnown('size', query.size, (text) => findVariantValues('size', text));
  const values = findKnown('attribute', query.attribute, (pair) => (ofVariants.test(pair) ? [] : getValues(pair)));
  if (issues.length > 0) throw new InvalidInput(issues);

  return {
    ...((brandIds ?? ofSlugs) && { brandIds: [...(brandIds ?? []), ...(ofSlugs ?? [])] }),
    ...(colorIds && colorIds.length > 0 && { colorIds }),
    ...(sizeIds && sizeIds.length > 0 && { sizeIds }),
    ...(values && { values: groupByAttribute(catalog, values) }),
    ...(query.priceRange && { price: toMinorUnits(query.priceRange, currency) }),
    ...(query.discountRange && { discount: query.discountRange }),
    isInStock: query.availability === 'in-stock',
  };
}

const foldedCodes = new WeakMap<Catalog, ReadonlyMap<string, readonly number[]>>();

/**
 * Returns value ids by lower-case `size:xs`, because addresses are case-insensitive and a size's code is `XS`. Built once per catalogue
 * state.
 */
function getFoldedCodes(catalog: Catalog): ReadonlyMap<string, readonly number[]> {
  const known = foldedCodes.get(catalog);
  if (known) return known;
  const codes = new Map<string, number[]>();
  for (const { id, attribute, code } of catalog.values.values()) {
    const pair = `${attribute}:${code}`.toLowerCase();
    codes.set(pair, [...(codes.get(pair) ?? []), id]);
  }
  foldedCodes.set(catalog, codes);
  return codes;
}

function groupByAttribute(catalog: Catalog, ids: readonly number[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const id of ids) {
    const attribute = catalog.values.get(id)?.attribute ?? '';
    groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
  }
  return groups;
}

function toMinorUnits({ from, to }: Bounds, currency: string): Bounds {
  const minor = (major: number | null) => (major === null ? null : parseMajor(major, currency).amount);
  return { from: minor(from), to: minor(to) };
}
