import { ShopError } from '#kit/errors';
import { openProductFile, type ProductFile } from '../reading/product-file.ts';
import type { Table } from '../reading/read-table.ts';
import { readTableProduct, type Reading } from './read-table-product.ts';
import { findColumn, type PlacedColumn } from './table-columns.ts';
import type { TableProduct } from './table-product.ts';
import { readCell } from './cells.ts';

/** Returns the columns that a mapping takes from a file. @throws ShopError UnknownColumn, NoHandle */
export function placeColumns(header: readonly string[], mapping: Readonly<Record<string, string>>): PlacedColumn[] {
  const placed = header.flatMap((title, at) => {
    const name = mapping[title];
    if (!name || header.indexOf(title) !== at) return [];
    const column = findColumn(name);
    if (!column) throw new ShopError('UnknownColumn', 422, `${name} is not a field of the import.`, { column: name });
    return [{ name, column, at, header: title }];
  });
  const duplicate = placed.find(({ name }, index) => placed.findIndex((other) => other.name === name) !== index);
  if (duplicate) throw new ShopError('ColumnTwice', 422, `${duplicate.name} is assigned to two columns.`, { column: duplicate.name });
  if (!placed.some(({ name }) => name === 'handle' || name === 'sku'))
    throw new ShopError('NoHandle', 422, 'No column identifies the product of each line. Assign a column to handle or sku.');
  return placed;
}

/**
 * Reads a file in our format, or with columns mapped to it.
 * @param handles handles by SKU, for a table without handles
 */
export function openTableFile(
  table: Table,
  columns: readonly PlacedColumn[],
  reading: Omit<Reading, 'columns'>,
  handles: ReadonlyMap<string, string>,
): ProductFile<TableProduct> {
  const findColumn = (name: string) => columns.find((column) => column.name === name);
  const [handle, sku] = [findColumn('handle'), findColumn('sku')];
  const readSku = (cells: readonly string[]): string => (sku ? readCell(cells[sku.at] ?? '') : '');
  return openProductFile(
    table,
    {
      readHandle: (cells) => (handle ? readCell(cells[handle.at] ?? '') : (handles.get(readSku(cells)) ?? '')),
      readSku,
      handleHeader: handle?.header ?? sku?.header ?? '',
      skuHeader: sku?.header ?? '',
      describeOrphan: (cells) =>
        handle
          ? 'The line has no handle, so its product is unknown.'
          : readSku(cells) === ''
            ? 'The line has no SKU, so its product is unknown.'
            : `The shop has no variant with the SKU ${readSku(cells)}.`,
    },
    (handle, rows) => readTableProduct(handle, rows, { ...reading, columns }),
  );
}
