import { currencyOn, getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ImportOptions } from './import-options.ts';
import type { MerchantProduct } from './merchant-product.ts';
import { importedCategory } from './place-product.ts';
import { planProduct, type PlannedProduct } from './plan-product.ts';
import { fetchedPictures, knownColours, ownersOfSkus, presentCategories, presentProducts } from './present-products.ts';
import { priceAbroad, type Market } from './price-abroad.ts';
import type { Problem } from './problem.ts';
import type { MerchantFile } from './read-merchant-file.ts';
import { importedPath } from './stand-in.ts';

/** What bringing a file in would do. Making it changes nothing. */
export interface ImportPlan {
  products: PlannedProduct[];
  /** In the order of the file's lines. */
  problems: Problem[];
}

/** Products compared at a time. */
const BATCH = 200;
const ENGLISH = 1;

/**
 * Compares a file with the shop.
 * @throws ShopError RateMissing
 */
export async function planImport(db: Db, file: MerchantFile, options: ImportOptions): Promise<ImportPlan> {
  const markets = await marketsOf(db);
  const priceIn = priceAbroad(options.currency, options.rates, markets);
  const colours = await knownColours(db, [ENGLISH, options.languageId]);
  const categories = await presentCategories(
    db,
    file.products.map(({ categoryCode }) => categoryCode),
  );
  const plan: ImportPlan = { products: [], problems: [...file.problems] };
  for (let start = 0; start < file.products.length; start += BATCH) {
    const some = file.products.slice(start, start + BATCH).map((product) => inShopTerms(product, colours, categories));
    const present = await presentProducts(
      db,
      some.map(({ handle }) => handle),
      options.languageId,
    );
    const owners = await ownersOfSkus(
      db,
      some.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    );
    const fetched = await fetchedPictures(
      db,
      some.flatMap(({ pictures }) => pictures.map(({ url }) => importedPath(url))),
    );
    for (const product of some) {
      const taken = takenSkus(product, owners);
      plan.problems.push(...taken);
      if (taken.length === 0) plan.products.push(planProduct(product, present.get(product.handle), { options, markets, priceIn, fetched }));
    }
  }
  plan.problems.sort((a, b) => a.line - b.line);
  return plan;
}

/** The shop's own colour where it has one of that name, and a category that there is. */
function inShopTerms(
  product: MerchantProduct,
  colours: ReadonlyMap<string, { code: string; hex: string | null }>,
  categories: ReadonlySet<string>,
): MerchantProduct {
  return {
    ...product,
    categoryCode: categories.has(product.categoryCode) ? product.categoryCode : importedCategory(product.audience),
    variants: product.variants.map((variant) => {
      const known = variant.color && (colours.get(variant.color.name.toLowerCase()) ?? colours.get(variant.color.code));
      return known && variant.color ? { ...variant, color: { ...variant.color, ...known } } : variant;
    }),
  };
}

const takenSkus = ({ handle, variants }: MerchantProduct, owners: ReadonlyMap<string, string>): Problem[] =>
  variants.flatMap(({ sku, line }) => {
    const owner = owners.get(sku);
    return owner === undefined || owner === handle
      ? []
      : [{ line, handle, column: 'Variant SKU', message: `The SKU ${sku} belongs to ${owner} in the shop already.` }];
  });

async function marketsOf(db: Db): Promise<Market[]> {
  const markets: Market[] = [];
  for (const { id } of await listActiveCountries(db)) {
    const { code, eurRate, priceRounding } = await getCountry(db, id);
    markets.push({ countryId: id, code, currency: (await currencyOn(db, id)).code, eurRate, rounding: priceRounding });
  }
  return markets;
}
