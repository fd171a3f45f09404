import { money, toMajor } from '#kit/money';
import { catalogOf, findProducts, nameIn, staffProducts, variantsOfProducts } from '#modules/catalog';
import { currencyOn } from '#modules/countries';
import { pricesOfVariants } from '#modules/pricing';
import { productsNamed } from '#modules/search';
import { mostCounted, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { StaffList } from '../list-query.ts';
import type { StaffProductRow } from './product-contract.ts';

interface Filter {
  q?: string | undefined;
  status?: StaffProductRow['status'] | undefined;
  brandId?: number | undefined;
  categoryId?: number | undefined;
  vendorId?: number | undefined;
  isLacking?: boolean | undefined;
  lacksLanguageId?: number | undefined;
  stock?: 'out' | 'low' | undefined;
  countryId?: number | undefined;
}

const english = 1;
/** Whose prices are shown where nobody has chosen: Slovenia. */
const usualCountry = 3;
/** One more than is counted, so that the list says that there are more. */
const mostFound = mostCounted + 1;

/** A page of products for the back office. @param vendorId whose alone are listed; null: all */
export async function listProducts(
  db: Db,
  { filter, ids, ...asked }: StaffList<Filter, 'updatedAt' | 'name' | 'createdAt' | 'id'>,
  vendorId: number | null,
): Promise<{ rows: StaffProductRow[]; count: Counted }> {
  const { q, countryId = usualCountry, ...rest } = filter;
  const found = q?.trim() ? await idsFor(db, q) : null;
  const named = ids?.map(Number).filter(Number.isSafeInteger);
  const among = named && found ? named.filter((id) => found.includes(id)) : (named ?? found);
  const { rows, count } = await staffProducts(db, { ...asked, filter: { ...rest, ...(vendorId !== null && { vendorId }) }, among });
  const catalog = await catalogOf(db);
  const prices = await priceRanges(
    db,
    rows.map(({ id }) => id),
    countryId,
  );
  return {
    count,
    rows: rows.map(({ brandId, categoryId, ...row }) => ({
      ...row,
      brand: catalog.brands.get(brandId)?.name ?? '',
      category: nameIn(catalog.categories.get(categoryId)?.names ?? new Map(), english),
      price: prices.get(row.id) ?? null,
    })),
  };
}

async function idsFor(db: Db, q: string): Promise<number[]> {
  return [...new Set([...(await findProducts(db, q, mostFound)), ...(await productsNamed(db, q, mostFound))])];
}

/** What a product's active variants cost now, from and to. */
async function priceRanges(db: Db, productIds: readonly number[], countryId: number): Promise<Map<number, NonNullable<StaffProductRow['price']>>> {
  const productOf = new Map((await variantsOfProducts(db, productIds)).map(({ id, productId }) => [id, productId]));
  const { code: currency } = await currencyOn(db, countryId);
  const ranges = new Map<number, NonNullable<StaffProductRow['price']>>();
  for (const [variantId, { regular, discount }] of await pricesOfVariants(db, { productOf, countryId })) {
    const productId = productOf.get(variantId) ?? 0;
    const paid = toMajor(money(discount, currency));
    const { from = paid, to = paid, isReduced = false } = ranges.get(productId) ?? {};
    ranges.set(productId, { currency, from: Math.min(from, paid), to: Math.max(to, paid), isReduced: isReduced || discount < regular });
  }
  return ranges;
}
