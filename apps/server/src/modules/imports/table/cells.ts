/** Returns the text before `escapeFormula` was applied; {@link CLEAR} for a single hyphen. */
export const readCell = (cell: string): string => (cell === '-' ? CLEAR : /^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);

/** Records an error of a cell, which leaves its product out. @param column our name, such as `price:DE` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the returned cell value
export type RefuseCell = <Value>(line: number, column: string, message: string) => Value | undefined;

/** Value of a single hyphen, which clears the field. An empty cell keeps the field. A literal hyphen has an apostrophe before it. */
export const CLEAR = '\u0001';

/** Shortens a cell's text for a message. */
export const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
