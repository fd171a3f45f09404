import type { Audience } from '../products/categorize-product.ts';
import type { Problem } from '../products/problem.ts';
import type { TableRow } from '../reading/read-table.ts';
import { readCare, readComposition, readPictures, readTags, readYesNo } from './product-cells.ts';
import { readLinePrices, type PriceReading } from './price-cells.ts';
import { CLEAR, cut, readCell, type RefuseCell } from './cells.ts';
import type { LanguageColumn, PlacedColumn, PlainColumn } from './table-columns.ts';
import type { TableLine, TableProduct } from './table-product.ts';

/** Data needed to parse a line. */
export interface Reading extends PriceReading {
  columns: readonly PlacedColumn[];
  /** Ids of languages by their codes. */
  languages: ReadonlyMap<string, number>;
  /** Language of `name` and `description` columns without a language. */
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
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,254}$/u.test(handle))
    refuse(first, 'handle', 'A handle can contain only letters, digits, hyphens and underscores, and must start with a letter or digit.');

  const findField = createFieldFinder(rows, reading.columns, refuse);
  const read = <Name extends keyof TableProduct, Value>(key: Name, column: PlainColumn, parse: ParseField<Value>) => {
    const found = findField(column);
    return buildOptional(key, found && parse(found.text, found.line, column, refuse));
  };
  const product = {
    handle,
    line: first,
    ...read('status', 'status', parseChoice('draft', 'published', 'retired')),
    ...read('brand', 'brand', parseLimitedText(120)),
    ...read('maker', 'maker', parseLimitedText(500)),
    ...read('category', 'category', parseLimitedText(120)),
    ...read('audience', 'audience', parseChoice<Audience>('women', 'men', 'kids')),
    ...read('tags', 'tags', (text, line) => readTags(text, line, refuse)),
    ...read('composition', 'composition', (text, line) => readComposition(text, line, refuse)),
    ...read('care', 'care', (text, line) => readCare(text, line, refuse)),
    ...read('isHygiene', 'hygiene', readYesNo),
    ...read('vatCategory', 'vat', parseChoice('standard', 'children')),
    ...read('pictures', 'pictures', (text, line) => readPictures(text, line, refuse)),
    texts: readTexts(reading, findField, refuse),
    lines: rows.map((row) => readLine(row, reading, refuse)),
    getHeader,
  };
  return problems.length > 0 ? problems.sort((a, b) => a.line - b.line) : product;
}

type Field = { line: number; text: string };
type FindField = (column: string) => Field | undefined;
type ParseField<Value> = (text: string, line: number, column: PlainColumn, refuse: RefuseCell) => Value | undefined;

/** Returns a function that finds a field of the product in its lines, which must not contradict each other. */
function createFieldFinder(rows: readonly TableRow[], columns: readonly PlacedColumn[], refuse: RefuseCell): FindField {
  return (name) => {
    const column = columns.find((placed) => placed.name === name);
    if (!column) return undefined;
    let found: Field | undefined;
    for (const { line, cells } of rows) {
      const text = readCell(cells[column.at] ?? '');
      if (text === '') continue;
      if (found && found.text !== text)
        return refuse(line, name, `The value differs from line ${found.line}. All lines of a product must have the same value here.`);
      found ??= { line, text };
    }
    return found;
  };
}

const parseChoice =
  <Value extends string>(...values: readonly Value[]): ParseField<Value> =>
  (text, line, column, refuse) =>
    values.find((value) => value === text.toLowerCase()) ?? refuse(line, column, `"${cut(text)}" is not one of ${values.join(', ')}.`);

const parseLimitedText =
  (max: number): ParseField<string> =>
  (text, line, column, refuse) =>
    text.length > max ? refuse(line, column, `The text is longer than ${max} characters.`) : text;

type Texts = Map<number, { name?: string; description?: string }>;

function readTexts(reading: Reading, findField: FindField, refuse: RefuseCell): Texts {
  const texts: Texts = new Map();
  const limits: Record<LanguageColumn, number> = { name: 255, description: 20_000 };
  for (const { name, column } of reading.columns) {
    if (column.kind === 'country' || (column.name !== 'name' && column.name !== 'description')) continue;
    const languageId = column.kind === 'language' ? reading.languages.get(column.language) : reading.languageId;
    const found = findField(name);
    if (!found || languageId === undefined) continue;
    if (found.text.length > limits[column.name]) refuse(found.line, name, `The text is longer than ${limits[column.name]} characters.`);
    if (column.name === 'name' && found.text === CLEAR) refuse(found.line, name, 'The name of a product cannot be removed.');
    const text = found.text === CLEAR ? '' : found.text;
    texts.set(languageId, { ...texts.get(languageId), [column.name]: text });
  }
  return texts;
}

function readLine(row: TableRow, reading: Reading, refuse: RefuseCell): TableLine {
  const { line, cells } = row;
  const findCell = (name: PlainColumn): string | undefined => {
    const column = reading.columns.find((placed) => placed.name === name);
    const text = column && readCell(cells[column.at] ?? '');
    return text === '' ? undefined : text;
  };
  const readShortText = (name: PlainColumn, max: number): string | undefined => {
    const text = findCell(name);
    return text !== undefined && text.length > max ? refuse(line, name, `The text is longer than ${max} characters.`) : text;
  };
  const readInteger = (name: PlainColumn, message: string): number | undefined => {
    const text = findCell(name);
    if (text === undefined) return undefined;
    return /^\d{1,7}$/.test(text) ? Number(text) : refuse(line, name, `"${cut(text)}" is not ${message}.`);
  };
  const [barcode, active] = [readShortText('barcode', 64), findCell('active')];
  return {
    line,
    ...buildOptional('sku', readShortText('sku', 64)),
    ...buildOptional('color', readShortText('color', 80)),
    ...buildOptional('size', readShortText('size', 80)),
    ...buildOptional('barcode', barcode === CLEAR ? null : barcode),
    ...buildOptional('weightGrams', readInteger('weight', 'a weight in whole grams')),
    ...buildOptional('stock', readInteger('stock', 'a whole number of pieces')),
    ...buildOptional('isActive', active === undefined ? undefined : readYesNo(active, line, 'active', refuse)),
    ...readLinePrices(row, reading, refuse),
  };
}

/** Returns a field only if it has a value. */
const buildOptional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>> as { [key in Name]?: Value };
