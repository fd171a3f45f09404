import { money, toMajor } from '#kit/money';
import { getCatalog, findProducts, getLocalName, listAdminProducts, listProductVariants } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import { getPricesOfVariants } from '#modules/pricing';
import { findProductsByName } from '#modules/search';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
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
  stock?: 'out' | 'low' | undefined;
  countryId?: number | undefined;
}

const english = 1;
/** Default country for prices: Slovenia. */
const usualCountry = 3;
/** One more than is counted, so that the list reports that there are more. */
const mostFound = MAX_COUNTED + 1;

/** Returns a page of products for the back office. @param vendorId lists only this vendor's products; null: all */
export async function listProducts(
  db: Db,
  { filter, ids, ...page }: AdminListQuery<Filter, 'updatedAt' | 'name' | 'createdAt' | 'id'>,
  vendorId: number | null,
): Promise<{ rows: AdminProductRow[]; count: Counted }> {
  const { q, countryId = usualCountry, ...rest } = filter;
  const found = q?.trim() ? await findProductIds(db, q) : null;
  const named = ids?.map(Number).filter(Number.isSafeInteger);
  const among = named && found ? named.filter((id) => found.includes(id)) : (named ?? found);
  const { rows, count } = await listAdminProducts(db, { ...page, filter: { ...rest, ...(vendorId !== null && { vendorId }) }, among });
  const catalog = await getCatalog(db);
  const prices = await readPriceRanges(
    db,
    rows.map(({ id }) => id),
    countryId,
  );
  return {
    count,
    rows: rows.map(({ brandId, categoryId, ...row }) => ({
      ...row,
      brand: catalog.brands.get(brandId)?.name ?? '',
      category: getLocalName(catalog.categories.get(categoryId)?.names ?? new Map(), english),
      price: prices.get(row.id) ?? null,
    })),
  };
}

async function findProductIds(db: Db, q: string): Promise<number[]> {
  return [...new Set([...(await findProducts(db, q, mostFound)), ...(await findProductsByName(db, q, mostFound))])];
}

/** Returns the lowest and highest current price of each product's active variants. */
async function readPriceRanges(
  db: Db,
  productIds: readonly number[],
  countryId: number,
): Promise<Map<number, NonNullable<AdminProductRow['price']>>> {
  const productById = new Map((await listProductVariants(db, productIds)).map(({ id, productId }) => [id, productId]));
  const { code: currency } = await getCurrency(db, countryId);
  const ranges = new Map<number, NonNullable<AdminProductRow['price']>>();
  for (const [variantId, { regular, discount }] of await getPricesOfVariants(db, { productByVariant: productById, countryId })) {
    const productId = productById.get(variantId) ?? 0;
    const paid = toMajor(money(discount, currency));
    const { from = paid, to = paid, isReduced = false } = ranges.get(productId) ?? {};
    ranges.set(productId, { currency, from: Math.min(from, paid), to: Math.max(to, paid), isReduced: isReduced || discount < regular });
  }
  return ranges;
}
