import type { Audience } from '../products/categorize-product.ts';
import type { Problem } from '../products/problem.ts';
import type { TableRow } from '../reading/read-table.ts';
import { readCare, readComposition, readPictures, readYesNo } from './product-cells.ts';
import { readLinePrices, type PriceReading } from './price-cells.ts';
import { CLEAR, cut, readCell, type RefuseCell } from './cells.ts';
import type { LanguageColumn, PlacedColumn, PlainColumn } from './table-columns.ts';
import type { TableLine, TableProduct } from './table-product.ts';

/** Data needed to parse a line. */
export interface Reading extends PriceReading {
  columns: readonly PlacedColumn[];
  /** Ids of languages by their codes. */
  languages: ReadonlyMap<string, number>;
  /** Language of `name` and `description` columns that name none. */
  languageId: number;
}

/** @returns a product of the table, or all its errors */
export function readTableProduct(handle: string, rows: readonly TableRow[], reading: Reading): TableProduct | Problem[] {
  const problems: Problem[] = [];
  const headers = new Map(reading.columns.map(({ name, header }) => [name, header]));
  const getHeader = (column: string): string => headers.get(column) ?? column;
  const refuse: RefuseCell = (line, column, message) => {
    problems.push({ line, handle, column: getHeader(column), message });
    return undefined;
  };
  const first = rows[0]?.line ?? 0;
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,254}$/u.test(handle)) refuse(first, 'handle', 'A handle is letters, digits and hyphens.');

  /** Returns a product field from its lines, which must not contradict each other. */
  const getValue = (name: string): { line: number; text: string } | undefined => {
    const column = reading.columns.find((placed) => placed.name === name);
    if (!column) return undefined;
    let found: { line: number; text: string } | undefined;
    for (const { line, cells } of rows) {
      const text = readCell(cells[column.at] ?? '');
      if (text === '') continue;
      if (found && found.text !== text) return refuse(line, name, `The line says otherwise than line ${found.line}.`);
      found ??= { line, text };
    }
    return found;
  };
  const fact = <Value>(name: PlainColumn, read: (text: string, line: number) => Value | undefined): Value | undefined => {
    const found = getValue(name);
    return found && read(found.text, found.line);
  };
  const readChoice =
    <Value extends string>(name: PlainColumn, values: readonly Value[]) =>
    (text: string, line: number): Value | undefined =>
      values.find((value) => value === text.toLowerCase()) ?? refuse(line, name, `"${cut(text)}" is not one of ${values.join(', ')}.`);
  const readLimitedText =
    (name: PlainColumn, most: number) =>
    (text: string, line: number): string | undefined =>
      text.length > most ? refuse(line, name, `This is longer than ${most} characters.`) : text;

  const product = {
    handle,
    line: first,
    ...optional('status', fact('status', readChoice('status', ['draft', 'published', 'retired'] as const))),
    ...optional('brand', fact('brand', readLimitedText('brand', 120))),
    ...optional('maker', fact('maker', readLimitedText('maker', 500))),
    ...optional('category', fact('category', readLimitedText('category', 120))),
    ...optional('audience', fact<Audience>('audience', readChoice('audience', ['women', 'men', 'kids'] as const))),
    ...optional(
      'composition',
      fact('composition', (text, line) => readComposition(text, line, refuse)),
    ),
    ...optional(
      'care',
      fact('care', (text, line) => readCare(text, line, refuse)),
    ),
    ...optional(
      'isHygiene',
      fact('hygiene', (text, line) => readYesNo(text, line, 'hygiene', refuse)),
    ),
    ...optional('vatCategory', fact('vat', readChoice('vat', ['standard', 'children'] as const))),
    ...optional(
      'pictures',
      fact('pictures', (text, line) => readPictures(text, line, refuse)),
    ),
    texts: readTexts(reading, getValue, refuse),
    lines: rows.map((row) => readLine(row, reading, refuse)),
    headerOf: getHeader,
  };
  return problems.length > 0 ? problems.sort((a, b) => a.line - b.line) : product;
}

type Texts = Map<number, { name?: string; description?: string }>;

function readTexts(reading: Reading, getValue: (name: string) => { line: number; text: string } | undefined, refuse: RefuseCell): Texts {
  const texts: Texts = new Map();
  const limits: Record<LanguageColumn, number> = { name: 255, description: 20_000 };
  for (const { name, column } of reading.columns) {
    if (column.kind === 'country' || (column.name !== 'name' && column.name !== 'description')) continue;
    const languageId = column.kind === 'language' ? reading.languages.get(column.language) : reading.languageId;
    const found = getValue(name);
    if (!found || languageId === undefined) continue;
    if (found.text.length > limits[column.name]) refuse(found.line, name, `This is longer than ${limits[column.name]} characters.`);
    if (column.name === 'name' && found.text === CLEAR) refuse(found.line, name, 'A name cannot be taken away.');
    const text = found.text === CLEAR ? '' : found.text;
    texts.set(languageId, { ...texts.get(languageId), [column.name]: text });
  }
  return texts;
}

function readLine(row: TableRow, reading: Reading, refuse: RefuseCell): TableLine {
  const { line, cells } = row;
  const cell = (name: PlainColumn): string | undefined => {
    const column = reading.columns.find((placed) => placed.name === name);
    const text = column && readCell(cells[column.at] ?? '');
    return text === '' ? undefined : text;
  };
  const short = (name: PlainColumn, most: number): string | undefined => {
    const text = cell(name);
    return text !== undefined && text.length > most ? refuse(line, name, `This is longer than ${most} characters.`) : text;
  };
  const whole = (name: PlainColumn, what: string): number | undefined => {
    const text = cell(name);
    if (text === undefined) return undefined;
    return /^\d{1,7}$/.test(text) ? Number(text) : refuse(line, name, `"${cut(text)}" is not ${what}.`);
  };
  const [barcode, active] = [short('barcode', 64), cell('active')];
  return {
    line,
    ...optional('sku', short('sku', 64)),
    ...optional('color', short('color', 80)),
    ...optional('size', short('size', 80)),
    ...optional('barcode', barcode === CLEAR ? null : barcode),
    ...optional('weightGrams', whole('weight', 'a weight in whole grams')),
    ...optional('stock', whole('stock', 'a whole number of pieces')),
    ...optional('isActive', active === undefined ? undefined : readYesNo(active, line, 'active', refuse)),
    ...readLinePrices(row, reading, refuse),
  };
}

/** Returns a field only if it has a value. */
const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>> as { [key in Name]?: Value };
