import { ShopError } from '#kit/errors';
import { merchantProduct, type MerchantProduct, type ReadOptions } from './merchant-product.ts';
import { productFile, type ProductFile } from './reading/product-file.ts';
import type { Table, TableRow } from './reading/read-table.ts';
import { findColumns, headerOf, type ColumnName } from './shopify-columns.ts';

/** One record of the file, by the names of its columns. */
export interface ShopifyLine {
  line: number;
  cell(name: ColumnName): string;
}

/** Whether a file is Shopify's, by its header. */
export const isShopify = (header: readonly string[]): boolean => findColumns(header).lacking.length === 0;

/**
 * Shopify's product CSV as it is.
 * @throws ShopError NotShopifyFile when it lacks a column that each such file has
 */
export function shopifyFile(table: Table, options: ReadOptions): ProductFile<MerchantProduct> {
  const { at, lacking } = findColumns(table.header);
  if (lacking.length > 0) {
    throw new ShopError(
      'NotShopifyFile',
      422,
      `This is not Shopify's product CSV: it has no column ${lacking.map((name) => `"${name}"`).join(', ')}.`,
      { lacking },
    );
  }
  const cellOf = (cells: readonly string[], name: ColumnName): string => cells[at.get(name) ?? -1] ?? '';
  const lineOf = ({ line, cells }: TableRow): ShopifyLine => ({ line, cell: (name) => cellOf(cells, name) });
  return productFile(
    table,
    {
      handleOf: (cells) => cellOf(cells, 'handle'),
      // Shopify lets a spreadsheet know by an apostrophe that this is text.
      skuOf: (cells) => cellOf(cells, 'sku').replace(/^'/, ''),
      handleHeader: headerOf('handle'),
      skuHeader: headerOf('sku'),
      nobodys: () => 'The line has no handle: nobody can say whose it is.',
    },
    (handle, rows) => merchantProduct(handle, rows.map(lineOf), options),
  );
}
