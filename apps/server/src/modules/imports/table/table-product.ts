import type { Audience } from '../products/categorize-product.ts';

/** A price of a line, in minor units of the country's currency. Absent fields are not in the table. */
export interface TablePrice {
  line: number;
  column: string;
  regular?: number;
  sale?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

/** A line of the table. Undefined fields are not in the table and stay unchanged. */
export interface TableLine {
  line: number;
  sku?: string;
  /** As written in the file: a code or a name. */
  color?: string;
  size?: string;
  barcode?: string | null;
  weightGrams?: number;
  stock?: number;
  isActive?: boolean;
  /** Prices by country. */
  prices: ReadonlyMap<number, TablePrice>;
  /** In the file's currency, for all countries without their own column. */
  price?: TablePrice;
}

/** A product of the table, with some or all fields. */
export interface TableProduct {
  handle: string;
  line: number;
  status?: 'draft' | 'published' | 'retired';
  brand?: string;
  maker?: string;
  category?: string;
  audience?: Audience;
  tags?: string[];
  composition?: { part: string; fibres: { fibre: string; percent: number }[] }[];
  care?: string[];
  isHygiene?: boolean;
  vatCategory?: string;
  pictures?: { url: string; colorCode: string | null }[];
  /** Texts by language. Absent fields stay unchanged. */
  texts: ReadonlyMap<number, { name?: string; description?: string }>;
  lines: TableLine[];
  /** Returns the header of one of our columns, for later error messages. */
  getHeader: (column: string) => string;
}
