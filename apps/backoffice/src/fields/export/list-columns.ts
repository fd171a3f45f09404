/** A column of a list that can be exported: the path of its value in a row, such as `price.from`, and its title. */
export interface ListColumn {
  path: string;
  title: string;
}

export type ExportedCell = string | number;

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isPlain);

/** Returns the columns of the rows of a list: their plain values and lists of them, and those of objects in them. */
export function listColumns(rows: readonly Row[]): ListColumn[] {
  const paths = new Set<string>();
  for (const row of rows)
    for (const [key, value] of Object.entries(row)) {
      if (isPlain(value) || isList(value)) paths.add(key);
      else if (isObject(value)) for (const [inner, part] of Object.entries(value)) if (isPlain(part) || isList(part)) paths.add(`${key}.${inner}`);
    }
  const isShown = (path: string): boolean =>
    // A value that is null in some rows and an object in others has only the columns of the object.
    ![...paths].some((other) => other.startsWith(`${path}.`)) &&
    // A list that is empty in some rows may contain objects in others.
    !rows.some((row) => Array.isArray(row[path]) && !isList(row[path]));
  const shown = [...paths].filter(isShown);
  return shown.map((path) => ({ path, title: formatTitle(path) }));
}

/** Formats a path: `price.isReduced` becomes "Price, is reduced". */
function formatTitle(path: string): string {
  const words = path
    .replaceAll('.', ', ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replaceAll(/\bid\b/g, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the cell of a row: lists are joined, and an absent value is an empty text. */
export function readCell(row: Row, path: string): ExportedCell {
  let value: unknown = row;
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isList(value)) return value.map(String).join(', ');
  return typeof value === 'string' ? value : '';
}
