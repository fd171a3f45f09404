import type { z } from '@hono/zod-openapi';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { fromMajor } from '#kit/money';
import type { Catalog } from '#modules/catalog';
import type { filterFields } from './contract.ts';
import type { Bounds, Filters } from './listing/narrow.ts';

type AskedFilters = { [Name in keyof typeof filterFields]?: z.infer<(typeof filterFields)[Name]> };

/** Colour and size have filters of their own. */
const ofVariants = ['color', 'size'];

/**
 * What is asked by codes, slugs and major units, in ids and minor units.
 * @throws InvalidInput naming every value that the shop does not know
 */
export function readFilters(catalog: Catalog, asked: AskedFilters, currency: string): Filters {
  const issues: FieldIssue[] = [];
  const known = <Value extends string | number>(field: string, values: readonly Value[] | undefined, find: (value: Value) => number | undefined) =>
    values?.flatMap((value) => {
      const id = find(value);
      if (id === undefined) issues.push({ field, code: 'unknown_value', params: { value } });
      return id ?? [];
    });
  const valueId = (attribute: string) => (code: string) => catalog.valuesByCode.get(`${attribute}:${code}`)?.id;

  const brandIds = known('brandId', asked.brandId, (id) => catalog.brands.get(id)?.id);
  const ofSlugs = known('brand', asked.brand, (slug) => catalog.brandsBySlug.get(slug)?.id);
  const colorIds = known('color', asked.color, valueId('color'));
  const sizeIds = known('size', asked.size, valueId('size'));
  const values = known('attribute', asked.attribute, (pair) => {
    const value = catalog.valuesByCode.get(pair);
    return value && !ofVariants.includes(value.attribute) ? value.id : undefined;
  });
  if (issues.length > 0) throw new InvalidInput(issues);

  return {
    ...((brandIds ?? ofSlugs) && { brandIds: [...(brandIds ?? []), ...(ofSlugs ?? [])] }),
    ...(colorIds && colorIds.length > 0 && { colorIds }),
    ...(sizeIds && sizeIds.length > 0 && { sizeIds }),
    ...(values && { values: byAttribute(catalog, values) }),
    ...(asked.priceRange && { price: inMinorUnits(asked.priceRange, currency) }),
    ...(asked.discountRange && { discount: asked.discountRange }),
    isInStock: asked.availability === 'in-stock',
  };
}

function byAttribute(catalog: Catalog, ids: readonly number[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const id of ids) {
    const attribute = catalog.values.get(id)?.attribute ?? '';
    groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
  }
  return groups;
}

function inMinorUnits({ from, to }: Bounds, currency: string): Bounds {
  const minor = (major: number | null) => (major === null ? null : fromMajor(major, currency).amount);
  return { from: minor(from), to: minor(to) };
}
