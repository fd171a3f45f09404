import { merchantProduct, type MerchantProduct, type ReadOptions } from './merchant-product.ts';
import type { Problem } from './problem.ts';
import { readShopifyCsv, type ShopifyLine } from './read-shopify-csv.ts';

/** What a file brings: its sound products, and everything that is wrong with the others. */
export interface MerchantFile {
  products: MerchantProduct[];
  /** In the order of the file's lines. */
  problems: Problem[];
}

/**
 * Reads a merchant's file, product by product. A product with one broken line is out as a whole.
 * @throws ShopError NotShopifyFile
 */
export function readMerchantFile(bytes: Uint8Array, options: ReadOptions): MerchantFile {
  const { lines, problems } = readShopifyCsv(bytes);
  const broken = new Set(problems.map(({ handle }) => handle));
  const byHandle = new Map<string, ShopifyLine[]>();
  for (const line of lines) {
    const handle = line.cell('handle');
    if (handle === '') problems.push({ line: line.line, handle, column: 'Handle', message: 'The line has no handle: nobody can say whose it is.' });
    else byHandle.set(handle, [...(byHandle.get(handle) ?? []), line]);
  }
  const products: MerchantProduct[] = [];
  for (const [handle, itsLines] of byHandle) {
    const read = merchantProduct(handle, itsLines, options);
    if (Array.isArray(read)) problems.push(...read);
    else if (!broken.has(handle)) products.push(read);
  }
  return { products: withoutSharedSkus(products, problems), problems: problems.sort((a, b) => a.line - b.line) };
}

/** An SKU names one variant in the whole shop: two products of the file that share one are both unclear. */
function withoutSharedSkus(products: readonly MerchantProduct[], problems: Problem[]): MerchantProduct[] {
  const owners = new Map<string, string>();
  const refused = new Set<string>();
  for (const { handle, variants } of products) {
    for (const { sku, line } of variants) {
      const owner = owners.get(sku);
      if (owner === undefined) owners.set(sku, handle);
      else if (owner !== handle) {
        refused.add(handle);
        problems.push({ line, handle, column: 'Variant SKU', message: `The SKU ${sku} belongs to ${owner} already.` });
      }
    }
  }
  return products.filter(({ handle }) => !refused.has(handle));
}
