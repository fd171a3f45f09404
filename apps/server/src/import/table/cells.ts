/** The text as it was before `safeCell`; {@link CLEAR} for a hyphen alone. */
export const readCell = (cell: string): string => (cell === '-' ? CLEAR : /^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);

/** Notes what is wrong with a cell; its product stays out. @param column ours, as `price:DE` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- stands for the cell's value, whatever it is, where it is returned
export type RefuseCell = <Value>(line: number, column: string, message: string) => Value | undefined;

/** What a hyphen alone is read as: the value is taken away. An empty cell leaves it as it is; a text that is a hyphen has an apostrophe before it. */
export const CLEAR = '\u0001';

/** As much of a cell as a sentence has room for. */
export const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
