import type { Db } from '#platform/database';
import type { ImportOptions } from './import-options.ts';
import type { MerchantProduct } from './merchant-product.ts';
import { importedCategory } from './place-product.ts';
import { planProduct, type PlannedProduct } from './plan-product.ts';
import { knownColours, ownersOfSkus, presentCategories, presentProducts } from './present-products.ts';
import { marketsOf } from './markets-of.ts';
import { mediaHere } from './media-of-products.ts';
import { priceAbroad } from './price-abroad.ts';
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
  const planSome = await shopifyPlanner(db, options);
  const plan: ImportPlan = { products: [], problems: [...file.problems] };
  for (let start = 0; start < file.products.length; start += BATCH) {
    const { products, problems } = await planSome(db, file.products.slice(start, start + BATCH));
    plan.products.push(...products);
    plan.problems.push(...problems);
  }
  plan.problems.sort((a, b) => a.line - b.line);
  return plan;
}

/**
 * Gets ready what all products of a file are compared with.
 * @returns what compares some of them, by a dozen queries
 * @throws ShopError RateMissing
 */
export async function shopifyPlanner(db: Db, options: ImportOptions): Promise<(db: Db, products: readonly MerchantProduct[]) => Promise<ImportPlan>> {
  const markets = await marketsOf(db);
  const priceIn = priceAbroad(options.currency, options.rates, markets);
  return async (within, products) => {
    // Asked each time: products before have brought colours and shelves of their own.
    const colours = await knownColours(within, [ENGLISH, options.languageId]);
    const categories = await presentCategories(
      within,
      products.map(({ categoryCode }) => categoryCode),
    );
    const some = products.map((product) => inShopTerms(product, colours, categories));
    const handles = some.map(({ handle }) => handle);
    const present = await presentProducts(within, handles, options.languageId);
    const skus = some.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    const owners = await ownersOfSkus(within, skus);
    const paths = some.flatMap(({ pictures }) => pictures.map(({ url }) => importedPath(url)));
    const fetched = new Set((await mediaHere(within, paths)).keys());
    const plan: ImportPlan = { products: [], problems: [] };
    for (const product of some) {
      const taken = takenSkus(product, owners, 'Variant SKU');
      plan.problems.push(...taken);
      if (taken.length === 0) plan.products.push(planProduct(product, present.get(product.handle), { options, markets, priceIn, fetched }));
    }
    return plan;
  };
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

/** SKUs that another product of the shop has. */
export const takenSkus = (
  { handle, variants }: { handle: string; variants: readonly { sku: string; line: number }[] },
  owners: ReadonlyMap<string, string>,
  column: string,
): Problem[] =>
  variants.flatMap(({ sku, line }) => {
    const owner = owners.get(sku);
    return owner === undefined || owner === handle
      ? []
      : [{ line, handle, column, message: `The SKU ${sku} belongs to ${owner} in the shop already.` }];
  });
