/** Printed sheets as data: what stands where, before anything is drawn. Lengths in points (1/72 inch) from the upper left. */

export const paperSize = { width: 595.28, height: 841.89 } as const;
/** Of the band with the name of the shop, of what is printed, and of the foot. */
export const frame = { left: 48, right: paperSize.width - 48, band: 46, top: 74, bottom: paperSize.height - 64 } as const;

export const ink = '#040707';
export const quiet = '#52585c';
export const hairline = '#cfd3d6';

export type Weight = 'regular' | 'semibold';

/** What something is to whoever has it read out; null: an ornament, such as a repeated heading. */
export type Role = { tag: 'H1' | 'H2' | 'P' } | { tag: 'TH' | 'TD'; table: string; row: number } | null;

export interface TextItem {
  kind: 'text';
  /** Left edge, or the right one of text that is set to the right. */
  x: number;
  /** The baseline. */
  y: number;
  text: string;
  size: number;
  weight: Weight;
  color: string;
  isRight: boolean;
  role: Role;
}

export interface RuleItem {
  kind: 'rule';
  x: number;
  until: number;
  y: number;
  color: string;
  width: number;
}

/** A QR code. */
export interface CodeItem {
  kind: 'code';
  x: number;
  y: number;
  size: number;
  cells: readonly (readonly boolean[])[];
  /** What it says, read out. */
  alt: string;
}

export type Item = TextItem | RuleItem | CodeItem;

export interface Sheet {
  items: Item[];
}

/** A piece of the page that is not torn apart. Its items' `y` count from its top. */
export interface Block {
  height: number;
  items: readonly Item[];
  /** Stands above it again where it begins a sheet: the head of its table. */
  head?: Block;
  /** Is never the last of a sheet: what follows belongs to it. */
  isWithNext?: boolean;
}

export interface PrintedPaper {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** ISO date: the file's own, so that the same paper is the same file whenever it is printed. */
  day: string;
  sheets: Sheet[];
}
