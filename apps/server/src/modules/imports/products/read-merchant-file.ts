import type { MerchantProduct, ReadOptions } from './merchant-product.ts';
import type { Problem } from './problem.ts';
import { decodeText } from '../reading/decode-text.ts';
import { readTable } from '../reading/read-table.ts';
import { readShopifyFile } from './read-shopify-csv.ts';

/** Content of a file: the valid products, and all errors of the other products. */
export interface MerchantFile {
  products: MerchantProduct[];
  /** In the order of the file's lines. */
  problems: Problem[];
}

/**
 * Reads a whole Shopify file, product by product. A product with one broken line is left out.
 * @throws ShopError NotText, NotCsv, NotShopifyFile
 */
export async function readMerchantFile(bytes: Buffer, options: ReadOptions): Promise<MerchantFile> {
  const file = readShopifyFile(await readTable(decodeText(bytes).text), options);
  const problems = [...file.problems];
  const products = file.handles.flatMap((handle) => {
    const read = file.read(handle);
    if (!Array.isArray(read)) return [read];
    problems.push(...read);
    return [];
  });
  return { products, problems: problems.sort((a, b) => a.line - b.line) };
}
