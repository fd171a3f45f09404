/** Printed sheets as data, before they are rendered. Lengths in points (1/72 inch) from the upper left corner. */

export const paperSize = { width: 595.28, height: 841.89 } as const;
/** Positions of the header band, the printed area and the footer. */
export const frame = { left: 48, right: paperSize.width - 48, band: 46, top: 74, bottom: paperSize.height - 64 } as const;

export const ink = '#040707';
export const mutedInk = '#52585c';
export const hairline = '#cfd3d6';

export type Weight = 'regular' | 'semibold';

/** The role of an item for screen readers; null for decoration such as a repeated heading. */
export type Role = { tag: 'H1' | 'H2' | 'P' } | { tag: 'TH' | 'TD'; table: string; row: number } | null;

export interface TextItem {
  kind: 'text';
  /** Left edge, or the right edge of right-aligned text. */
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
  /** Alternative text. */
  alt: string;
}

export type Item = TextItem | RuleItem | CodeItem;

export interface Sheet {
  items: Item[];
}

/** A part of a sheet that is not split. The `y` of its items counts from its top. */
export interface Block {
  height: number;
  items: readonly Item[];
  /** Repeated above the block at the start of a sheet: the head of its table. */
  head?: Block;
  /** Whether it must stay with the next block, so that it is never the last on a sheet. */
  isWithNext?: boolean;
}

export interface PrintedDocument {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** ISO date of the file: the date of the document, so that printing it again gives the same file. */
  day: string;
  sheets: Sheet[];
}
