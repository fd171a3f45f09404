import { ShopError } from '#kit/errors';
import { readMerchantProduct, type MerchantProduct, type ReadOptions } from './merchant-product.ts';
import { openProductFile, type ProductFile } from '../reading/product-file.ts';
import type { Table, TableRow } from '../reading/read-table.ts';
import { findColumns, getHeader, type ColumnName, type ShopifyLine } from './shopify-columns.ts';

/** Returns whether a file is a Shopify file, by its header. */
export const isShopify = (header: readonly string[]): boolean => findColumns(header).lacking.length === 0;

/**
 * Reads Shopify's product CSV.
 * @throws ShopError NotShopifyFile when the file lacks a required column
 */
export function readShopifyFile(table: Table, options: ReadOptions): ProductFile<MerchantProduct> {
  const { at, lacking } = findColumns(table.header);
  if (lacking.length > 0) {
    throw new ShopError(
      'NotShopifyFile',
      422,
      `This file is not a product CSV of Shopify. Missing columns: ${lacking.map((name) => `"${name}"`).join(', ')}.`,
      { lacking },
    );
  }
  const getCell = (cells: readonly string[], name: ColumnName): string => cells[at.get(name) ?? -1] ?? '';
  const toShopifyLine = ({ line, cells }: TableRow): ShopifyLine => ({ line, cell: (name) => getCell(cells, name) });
  return openProductFile(
    table,
    {
      readHandle: (cells) => getCell(cells, 'handle'),
      // Shopify adds an apostrophe so that spreadsheets treat the cell as text.
      readSku: (cells) => getCell(cells, 'sku').replace(/^'/, ''),
      handleHeader: getHeader('handle'),
      skuHeader: getHeader('sku'),
      describeOrphan: () => 'The line has no handle, so its product is unknown.',
    },
    (handle, rows) => readMerchantProduct(handle, rows.map(toShopifyLine), options),
  );
}
