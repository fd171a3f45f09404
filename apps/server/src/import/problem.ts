/** Something in the file that keeps a product out, told so that its owner finds the place. */
export interface Problem {
  /** The line of the file, from 1, as an editor counts. */
  line: number;
  /** Whose product it is, where the line says so. */
  handle: string;
  /** The file's own header of the cell; empty when the whole line is meant. */
  column: string;
  /** One sentence in English, for a terminal. */
  message: string;
}
