import type { Problem } from '../problem.ts';
import type { Table, TableRow } from './read-table.ts';

/** A file by its products: each is read when it is asked for, so that fifty thousand lines are never all unfolded at once. */
export interface ProductFile<Product> {
  /** In the order of their first lines. */
  handles: readonly string[];
  /** Lines of the file, its header left out. */
  lines: number;
  /** What is wrong with lines that belong to no product. */
  problems: readonly Problem[];
  /** The product, or everything that is wrong with it. */
  read(handle: string): Product | Problem[];
}

/** Where a row says whose it is, and how these columns are called in the file. */
interface Keys {
  handleOf: (cells: readonly string[]) => string;
  skuOf: (cells: readonly string[]) => string;
  handleHeader: string;
  skuHeader: string;
  /** What is said of a line that names no product. */
  nobodys: (cells: readonly string[]) => string;
}

/**
 * Gathers the lines of each product. A product with one broken line is out as a whole.
 * @param readProduct the product of some lines, or what is wrong with it
 */
export function productFile<Product extends object>(
  table: Table,
  { handleOf, skuOf, handleHeader, skuHeader, nobodys }: Keys,
  readProduct: (handle: string, rows: TableRow[]) => Product | Problem[],
): ProductFile<Product> {
  const rowsOf = new Map<string, number[]>();
  const wrong = new Map<string, Problem[]>();
  const problems: Problem[] = [];
  const refuse = (problem: Problem): void => {
    const its = wrong.get(problem.handle);
    if (its) its.push(problem);
    else wrong.set(problem.handle, [problem]);
  };
  for (const { line, text, message } of table.broken) refuse({ line, handle: plainCell(handleOf(text.split(table.separator))), column: '', message });
  const owners = new Map<string, string>();
  for (let index = 0; index < table.size; index += 1) {
    const { line, cells } = table.row(index);
    const handle = handleOf(cells);
    if (cells.length !== table.header.length) {
      refuse({ line, handle, column: '', message: `The line has ${cells.length} cells where the header has ${table.header.length}.` });
      continue;
    }
    if (handle === '') {
      problems.push({ line, handle, column: handleHeader, message: nobodys(cells) });
      continue;
    }
    const its = rowsOf.get(handle);
    if (its) its.push(index);
    else rowsOf.set(handle, [index]);
    // An SKU names one variant in the whole shop: two products that share one are unclear.
    const sku = skuOf(cells);
    const owner = sku === '' ? handle : (owners.get(sku) ?? handle);
    if (sku !== '' && !owners.has(sku)) owners.set(sku, handle);
    if (owner !== handle) refuse({ line, handle, column: skuHeader, message: `The SKU ${sku} belongs to ${owner} already.` });
  }
  // What is known to be broken and has no sound line besides is nobody's.
  for (const [handle, its] of wrong) if (!rowsOf.has(handle)) problems.push(...its);
  return {
    handles: [...rowsOf.keys()],
    lines: table.size + table.broken.length,
    problems,
    read: (handle) => {
      const read = readProduct(
        handle,
        (rowsOf.get(handle) ?? []).map((index) => table.row(index)),
      );
      const its = wrong.get(handle) ?? [];
      return Array.isArray(read) ? [...its, ...read] : its.length > 0 ? its : read;
    },
  };
}

/** What stands in a cell of a line that could not be read whole, as far as it is plain. */
const plainCell = (cell: string | undefined): string => /^[\p{L}\p{N}_-]+$/u.exec(cell?.trim() ?? '')?.[0] ?? '';
