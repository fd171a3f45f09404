import { defaultLanguageId } from '@selvedge/i18n';
import { getCatalog, getLocalName } from '#modules/catalog';
import { listPriceRanges } from '#modules/pricing';
import { searchAdminProducts } from '#modules/search';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { AdminListQuery } from '../list-query.ts';
import type { AdminProductRow } from './product-contract.ts';

interface Filter {
  q?: string | undefined;
  status?: AdminProductRow['status'] | undefined;
  brandId?: number | undefined;
  categoryId?: number | undefined;
  vendorId?: number | undefined;
  isLacking?: boolean | undefined;
  lacksLanguageId?: number | undefined;
  tag?: string | undefined;
  stock?: 'out' | 'low' | undefined;
  countryId?: number | undefined;
}

/** Default country for prices: Slovenia. */
const usualCountry = 3;

/** Returns a page of products for the back office. @param vendorId lists only this vendor's products; null: all */
export async function listProducts(
  db: Db,
  { filter, ...page }: AdminListQuery<Filter, 'updatedAt' | 'name' | 'createdAt' | 'id'>,
  vendorId: number | null,
): Promise<{ rows: AdminProductRow[]; count: Counted }> {
  const { countryId = usualCountry, ...rest } = filter;
  const { rows, count } = await searchAdminProducts(db, { ...page, filter: { ...rest, ...(vendorId !== null && { vendorId }) } });
  const catalog = await getCatalog(db);
  const prices = await listPriceRanges(
    db,
    rows.map(({ id }) => id),
    countryId,
  );
  return {
    count,
    rows: rows.map(({ brandId, categoryId, ...row }) => ({
      ...row,
      brand: catalog.brands.get(brandId)?.name ?? '',
      category: getLocalName(catalog.categories.get(categoryId)?.names ?? new Map(), defaultLanguageId),
      price: prices.get(row.id) ?? null,
    })),
  };
}
