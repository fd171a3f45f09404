import type { Problem } from '../products/problem.ts';
import type { Table, TableRow } from './read-table.ts';

/** A file grouped by product. Products are read on demand, so that fifty thousand lines are never parsed at once. */
export interface ProductFile<Product> {
  /** In the order of their first lines. */
  handles: readonly string[];
  /** Lines of the file without its header. */
  lines: number;
  /** Errors of lines that do not belong to a product. */
  problems: readonly Problem[];
  /** Returns the product, or all its errors. */
  read(handle: string): Product | Problem[];
}

/** Functions that find the product of a row, and the headers of these columns in the file. */
interface Keys {
  readHandle: (cells: readonly string[]) => string;
  readSku: (cells: readonly string[]) => string;
  handleHeader: string;
  skuHeader: string;
  /** Returns the message for a line without a product. */
  describeOrphan: (cells: readonly string[]) => string;
}

/**
 * Groups the lines of each product. A product with one broken line is left out.
 * @param readProduct returns the product of some lines, or their errors
 */
export function openProductFile<Product extends object>(
  table: Table,
  { readHandle, readSku, handleHeader, skuHeader, describeOrphan }: Keys,
  readProduct: (handle: string, rows: TableRow[]) => Product | Problem[],
): ProductFile<Product> {
  const rowsByHandle = new Map<string, number[]>();
  const wrong = new Map<string, Problem[]>();
  const problems: Problem[] = [];
  const refuse = (problem: Problem): void => {
    const earlier = wrong.get(problem.handle);
    if (earlier) earlier.push(problem);
    else wrong.set(problem.handle, [problem]);
  };
  for (const { line, text, message } of table.broken)
    refuse({ line, handle: trimCell(readHandle(text.split(table.separator))), column: '', message });
  const owners = new Map<string, string>();
  for (let index = 0; index < table.size; index += 1) {
    const { line, cells } = table.row(index);
    const handle = readHandle(cells);
    if (cells.length !== table.header.length) {
      refuse({ line, handle, column: '', message: `The line has ${cells.length} cells, but the header has ${table.header.length}.` });
      continue;
    }
    if (handle === '') {
      problems.push({ line, handle, column: handleHeader, message: describeOrphan(cells) });
      continue;
    }
    const its = rowsByHandle.get(handle);
    if (its) its.push(index);
    else rowsByHandle.set(handle, [index]);
    // A SKU identifies one variant in the whole shop. Two products with the same SKU are ambiguous.
    const sku = readSku(cells);
    const owner = sku === '' ? handle : (owners.get(sku) ?? handle);
    if (sku !== '' && !owners.has(sku)) owners.set(sku, handle);
    if (owner !== handle) refuse({ line, handle, column: skuHeader, message: `The SKU ${sku} already belongs to the product ${owner} in the file.` });
  }
  // The errors of a handle without a valid line do not belong to a product.
  for (const [handle, problemsOfHandle] of wrong) if (!rowsByHandle.has(handle)) problems.push(...problemsOfHandle);
  return {
    handles: [...rowsByHandle.keys()],
    lines: table.size + table.broken.length,
    problems,
    read: (handle) => {
      const read = readProduct(
        handle,
        (rowsByHandle.get(handle) ?? []).map((index) => table.row(index)),
      );
      const wrongLines = wrong.get(handle) ?? [];
      return Array.isArray(read) ? [...wrongLines, ...read] : wrongLines.length > 0 ? wrongLines : read;
    },
  };
}

/** Returns a cell of a line that could not be read completely, if it is a plain word. */
const trimCell = (cell: string | undefined): string => /^[\p{L}\p{N}_-]+$/u.exec(cell?.trim() ?? '')?.[0] ?? '';
