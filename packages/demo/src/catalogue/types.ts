import type { Attribute } from '../pictures/cuts.ts';
import type { Print } from '../pictures/index.ts';
import type { Audience, BrandSlug, FabricCode, FibreCode, KindCode } from './codes.ts';
import type { LanguageCode } from './languages.ts';

/** The visible features of a product by attribute. */
export type ProductCut = Readonly<Partial<Record<Attribute, string>>>;

/** A text in each of the shop's languages. */
export type Texts = Record<LanguageCode, string>;

/** `hex` as `#rrggbb`. */
export interface DemoColour {
  code: string;
  hex: string;
  name: Texts;
}

export interface DemoSize {
  code: string;
  scale: 'alpha' | 'numeric' | 'waist' | 'kids' | 'baby' | 'bra' | 'shoe' | 'one';
  label: Texts;
  position: number;
}

/** Filter attributes other than colour and size. */
export interface DemoAttribute {
  code: 'material' | 'pattern' | 'fit' | 'length' | 'sleeve' | 'neckline' | 'occasion';
  name: Texts;
}

export interface DemoAttributeValue {
  attribute: DemoAttribute['code'];
  code: string;
  name: Texts;
}

export type BodyMeasure = 'chest' | 'underbust' | 'waist' | 'hip' | 'inseam' | 'height' | 'foot';

/** The body measures of each size; from and to in mm. */
export interface DemoSizeChart {
  code: string;
  audience: Audience;
  measures: BodyMeasure[];
  rows: { size: string; ranges: Partial<Record<BodyMeasure, readonly [from: number, to: number]>> }[];
}

export interface DemoContact {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  email: string;
}

/** Regulation (EU) 2023/988: a manufacturer outside the Union names a responsible person inside it. */
export interface DemoMaker extends DemoContact {
  responsible?: DemoContact;
}

export interface DemoBrand {
  slug: BrandSlug;
  name: string;
  description: Texts;
  maker: DemoMaker;
}

export interface DemoCategory {
  code: string;
  parent?: string;
  name: Texts;
  slug: Texts;
  description: Texts;
  audience?: Audience;
}

export interface DemoCollection {
  code: string;
  name: Texts;
  slug: Texts;
  description: Texts;
}

/** `stock` in pieces; `barcode` is an EAN-13 of the in-store range 200–299. */
export interface DemoVariant {
  sku: string;
  colour: string;
  size: string;
  stock: number;
  weightGrams: number;
  barcode: string;
}

/** The percentages of a part add up to 100. */
export interface DemoCompositionPart {
  part: 'shell' | 'upper' | 'lining' | 'filling' | 'body' | 'trim';
  fibres: { fibre: FibreCode; percent: number }[];
}

export type DemoBadge = 'Special' | 'Promotional' | 'Fire' | 'Low';

export interface DemoProduct {
  /** Stable across runs with the same seed, such as `SV-00017`. */
  code: string;
  brand: BrandSlug;
  /** Code of the leaf category. */
  category: string;
  /** The leaf, its ancestors, and `sale` for reduced products. */
  categories: string[];
  collections: string[];
  audience: Audience;
  /** The kind of product with its visible features. Name, description, filters and pictures are derived from them. */
  kind: KindCode;
  cut: ProductCut;
  fabric: FabricCode;
  print: Print;
  /** Hex of the print's second colour. */
  accent?: string;
  /** Seed of the generated pictures. */
  seed: number;
  name: Texts;
  slug: Texts;
  description: Texts;
  colours: string[];
  sizes: string[];
  variants: DemoVariant[];
  /** Filter values other than colours and sizes, as `attribute:code`. */
  attributes: string[];
  /** Code of the size chart; absent if its sizes are not measured. */
  sizeChart?: string;
  composition: DemoCompositionPart[];
  /** Codes of the shop's care symbols. */
  care: string[];
  isHygiene: boolean;
  vatCategory: 'standard' | 'children';
  basePriceEurMinor: number;
  reduction?: { percentOff: number; startedDaysAgo: number };
  badges: DemoBadge[];
  /** 0 to 1000. */
  popularity: number;
  publishedDaysAgo: number;
}
