import { csvLine } from '#kit/csv-line';
import type { Problem } from '../problem.ts';

/** What is wrong with which line, as a table; its texts are the file's own and may hold what a spreadsheet would run. */
export const problemsCsv = (problems: readonly Problem[]): string =>
  '\uFEFF' +
  [['line', 'handle', 'column', 'message'], ...problems.map(({ line, handle, column, message }) => [String(line), handle, column, message])]
    .map(csvLine)
    .join('');
