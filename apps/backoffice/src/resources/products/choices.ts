import { useQuery } from '@tanstack/react-query';
import type { ProductChoices } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';
import { productStatusLabels } from './labels.ts';

const none: ProductChoices = {
  brands: [],
  categories: [],
  collections: [],
  makers: [],
  sizeCharts: [],
  colors: [],
  sizes: [],
  attributeValues: [],
  vendors: [],
  countries: [],
  careCodes: [],
  fibreCodes: [],
  partCodes: [],
  vatCategories: [],
  openLanguages: [],
  isVendor: false,
};

/** Returns the values for the description of products, cached for a minute; empty lists until they are loaded. */
export function useProductChoices(): ProductChoices {
  const { data } = useQuery({
    queryKey: ['products', 'choices'],
    queryFn: async ({ signal }) => (await call('GET /admin/products/choices', { signal })).data,
    staleTime: 60_000,
  });
  return data ?? none;
}

/** Formats a code: `do-not-bleach` becomes "Do not bleach". */
const toLabel = (code: string): string => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;

/** Converts codes to choices of a select list. */
export const toChoices = (codes: readonly string[]) => codes.map((code) => ({ id: code, name: toLabel(code) }));

export const statuses = Object.entries(productStatusLabels).map(([id, name]) => ({ id, name }));
export const badges = toChoices(['Special', 'Promotional', 'Fire', 'Low']);
export const audiences = toChoices(['women', 'men', 'kids']);
