import { defaultLanguageId } from '@selvedge/i18n';
import { findSkuOwners, listActiveCategoryCodes } from '#modules/catalog';
import { findStoredImages } from '#modules/media';
import type { Db } from '#platform/database';
import type { ImportOptions } from '../products/import-options.ts';
import type { MerchantProduct } from '../products/merchant-product.ts';
import { getImportedCategory } from '../products/categorize-product.ts';
import { planProduct, type PlannedProduct } from './plan-product.ts';
import { readKnownColours, readPresentProducts } from '../products/present-products.ts';
import { listMarkets } from '../products/list-markets.ts';
import { createPriceConverter } from '../products/convert-price.ts';
import type { Problem } from '../products/problem.ts';
import type { MerchantFile } from '../products/read-merchant-file.ts';
import { toImportedPath } from '../photos/imported-path.ts';

/** The effect of an import. Creating a plan changes nothing. */
export interface ImportPlan {
  products: PlannedProduct[];
  /** In the order of the file's lines. */
  problems: Problem[];
}

/** Number of products compared at a time. */
const BATCH = 200;

/**
 * Compares a file with the shop.
 * @throws ShopError RateMissing
 */
export async function planImport(db: Db, file: MerchantFile, options: ImportOptions): Promise<ImportPlan> {
  const planSome = await createShopifyPlanner(db, options);
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
 * Reads the data with which all products of a file are compared.
 * @returns a function that compares some products with about twelve queries
 * @throws ShopError RateMissing
 */
export async function createShopifyPlanner(
  db: Db,
  options: ImportOptions,
): Promise<(db: Db, products: readonly MerchantProduct[]) => Promise<ImportPlan>> {
  const markets = await listMarkets(db);
  const convertPrice = createPriceConverter(options.currency, options.rates, markets);
  return async (within, products) => {
    // Read again for each call, because earlier products may have created colours and categories.
    const colours = await readKnownColours(within, [defaultLanguageId, options.languageId]);
    const categories = await listActiveCategoryCodes(
      within,
      products.map(({ categoryCode }) => categoryCode),
    );
    const mapped = products.map((product) => mapToShopValues(product, colours, categories));
    const handles = mapped.map(({ handle }) => handle);
    const present = await readPresentProducts(within, handles, options.languageId);
    const skus = mapped.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    const owners = await findSkuOwners(within, skus);
    const paths = mapped.flatMap(({ pictures }) => pictures.map(({ url }) => toImportedPath(url)));
    const fetched = new Set((await findStoredImages(within, paths)).keys());
    const plan: ImportPlan = { products: [], problems: [] };
    for (const product of mapped) {
      const taken = listTakenSkus(product, owners, 'Variant SKU');
      plan.problems.push(...taken);
      if (taken.length === 0) plan.products.push(planProduct(product, present.get(product.handle), { options, markets, convertPrice, fetched }));
    }
    return plan;
  };
}

/** Replaces colours by the shop's colours of the same name, and the category by an existing category. */
function mapToShopValues(
  product: MerchantProduct,
  colours: ReadonlyMap<string, { code: string; hex: string | null }>,
  categories: ReadonlySet<string>,
): MerchantProduct {
  return {
    ...product,
    categoryCode: categories.has(product.categoryCode) ? product.categoryCode : getImportedCategory(product.audience),
    variants: product.variants.map((variant) => {
      const known = variant.color && (colours.get(variant.color.name.toLowerCase()) ?? colours.get(variant.color.code));
      return known && variant.color ? { ...variant, color: { ...variant.color, ...known } } : variant;
    }),
  };
}

/** Returns the SKUs that another product of the shop uses. */
export const listTakenSkus = (
  { handle, variants }: { handle: string; variants: readonly { sku: string; line: number }[] },
  owners: ReadonlyMap<string, string>,
  column: string,
): Problem[] =>
  variants.flatMap(({ sku, line }) => {
    const owner = owners.get(sku);
    return owner === undefined || owner === handle
      ? []
      : [{ line, handle, column, message: `The SKU ${sku} already belongs to the product ${owner} in the shop.` }];
  });
