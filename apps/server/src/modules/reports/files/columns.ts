/** A column of a file: the name of its value in a row, and its title. */
export interface FileColumn {
  path: string;
  title: string;
}

export type FileRow = Readonly<Record<string, string | number>>;

/** The rows and columns of a downloaded or attached file. */
export interface ReportFile {
  rows: readonly FileRow[];
  columns: readonly FileColumn[];
}

/** A column of figures of a report. */
export interface ReportColumn {
  name: string;
  title: string;
  /** One sentence that explains the figure. */
  definition: string;
  kind: 'count' | 'money' | 'share' | 'days';
  /** Whether an increase is bad. */
  isBad?: boolean;
  /** Whether an email shows it in the table of rows, which has little space. */
  isMain?: boolean;
}

export type Figures = Readonly<Record<string, number | null>>;

export interface Money {
  currency: string;
  exponent: number;
}

/** Formats a figure of a column. An absent figure is a dash. */
export function formatFigure({ kind }: Pick<ReportColumn, 'kind'>, value: number | null | undefined, { currency, exponent }: Money): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'share') return new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (kind === 'money')
    return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value / 10 ** exponent);
  return new Intl.NumberFormat('en').format(value);
}

/** Returns the change of a figure as a text; null if there is nothing to compare. A share changes by percentage points. */
export function formatChange({ kind }: Pick<ReportColumn, 'kind'>, now: number | null | undefined, before: number | null | undefined): string | null {
  if (now === null || now === undefined || before === null || before === undefined) return null;
  if (kind === 'share') return `${formatSigned((now - before) * 100)} pp`;
  // A rise from a negative figure is a rise too.
  return before === 0 ? null : `${formatSigned(((now - before) / Math.abs(before)) * 100)}%`;
}

const formatSigned = (value: number): string => new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);

/** Returns the value of a figure for a spreadsheet: amounts in major units. */
export const toCell = ({ kind }: Pick<ReportColumn, 'kind'>, value: number | null | undefined, exponent: number): number | string => {
  if (value === null || value === undefined) return '';
  return kind === 'money' ? value / 10 ** exponent : kind === 'share' ? Math.round(value * 10_000) / 10_000 : value;
};

/** Returns the columns of a file: the name, and each figure with that of the compared period. */
export function buildFileColumns(
  name: string,
  columns: readonly ReportColumn[],
  { isCompared, currency }: { isCompared: boolean; currency: string },
): FileColumn[] {
  const getTitle = ({ title, kind }: ReportColumn) => (kind === 'money' ? `${title} (${currency})` : title);
  return [
    { path: 'label', title: name },
    ...columns.map((column) => ({ path: column.name, title: getTitle(column) })),
    ...(isCompared ? columns.map((column) => ({ path: `before_${column.name}`, title: `${getTitle(column)}, compared` })) : []),
  ];
}

interface Row {
  label: string;
  figures: Figures;
  before: Figures | null;
}

/** Returns the rows of a file. */
export const buildFileRows = (rows: readonly Row[], columns: readonly ReportColumn[], exponent: number): FileRow[] =>
  rows.map(({ label, figures, before }) => ({
    label,
    ...Object.fromEntries(columns.map((column) => [column.name, toCell(column, figures[column.name], exponent)])),
    ...(before && Object.fromEntries(columns.map((column) => [`before_${column.name}`, toCell(column, before[column.name], exponent)]))),
  }));
