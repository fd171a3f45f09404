import type { Audience } from '../place-product.ts';

/** A price as a line says it; minor units of the country's currency. Left out: what is not in the table. */
export interface TablePrice {
  line: number;
  column: string;
  regular?: number;
  sale?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

/** A line of the table, by what it says. What is undefined is not said, and stays as it is. */
export interface TableLine {
  line: number;
  sku?: string;
  /** As written: a code or a name. */
  color?: string;
  size?: string;
  barcode?: string | null;
  weightGrams?: number;
  stock?: number;
  isActive?: boolean;
  /** By country. */
  prices: ReadonlyMap<number, TablePrice>;
  /** In the file's currency, for all countries that have no column of their own. */
  price?: TablePrice;
}

/** What the table says of a product: a part of it, or all. */
export interface TableProduct {
  handle: string;
  line: number;
  status?: 'draft' | 'published' | 'retired';
  brand?: string;
  maker?: string;
  category?: string;
  audience?: Audience;
  composition?: { part: string; fibres: { fibre: string; percent: number }[] }[];
  care?: string[];
  isHygiene?: boolean;
  vatCategory?: string;
  pictures?: { url: string; colorCode: string | null }[];
  /** By language; what is left out stays. */
  texts: ReadonlyMap<number, { name?: string; description?: string }>;
  lines: TableLine[];
  /** The header of each column of ours, for what is found wrong later. */
  headerOf: (column: string) => string;
}
