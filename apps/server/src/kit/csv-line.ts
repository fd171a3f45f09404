/** What a spreadsheet would take for a formula: these at the start of a cell, and tabs and breaks before them. */
const dangerous = /^[=+\-@\t\r\n]/;

/** A text as it may stand in a spreadsheet's cell: with an apostrophe before what would be run as a formula. */
export const safeCell = (text: string): string => (dangerous.test(text) || /^'+[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** A line of CSV, safe to be opened in a spreadsheet. Numbers stand as they are: a minus before one runs nothing. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = safeCell(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
