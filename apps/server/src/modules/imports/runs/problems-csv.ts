import { formatCsvLine } from '#kit/csv-line';
import type { Problem } from '../products/problem.ts';

/** Returns the errors by line as a table. Its texts come from the file and may contain spreadsheet formulas. */
export const writeProblemsCsv = (problems: readonly Problem[]): string =>
  '\uFEFF' +
  [['line', 'handle', 'column', 'message'], ...problems.map(({ line, handle, column, message }) => [String(line), handle, column, message])]
    .map(formatCsvLine)
    .join('');
