/** An error in the file that leaves a product out, with its position. */
export interface Problem {
  /** Line number in the file, from 1, as in an editor. */
  line: number;
  /** Handle of the product, if the line has one. */
  handle: string;
  /** Header of the cell in the file; empty for the whole line. */
  column: string;
  /** One sentence in English, for a terminal. */
  message: string;
}
