/** Characters at the start of a cell that a spreadsheet reads as a formula, including leading tabs and line breaks. */
const dangerous = /^[=+\-@\t\r\n]/;

/** Escapes a text for a spreadsheet cell: adds a leading apostrophe to a text that would run as a formula. */
export const escapeFormula = (text: string): string => (dangerous.test(text) || /^'+[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Returns a line of CSV that is safe to open in a spreadsheet. Numbers are not escaped: a leading minus does not start a formula. */
export const formatCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`;

function formatCsvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = escapeFormula(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
