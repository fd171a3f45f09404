import type { BulkProduct } from '#modules/catalog';
import type { Contact } from './contact.ts';
import type { Audience } from './categorize-product.ts';
import type { OptionColour, OptionSize } from './variant-options.ts';

/** A price for one country; with a SKU if a variant's price differs from its product's. Minor units. */
export interface PriceToImport {
  countryId: number;
  sku: string | null;
  /** For a variant that is not in the file. */
  variantId?: number;
  regular: number;
  sale: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

export interface VariantToImport {
  sku: string;
  color: OptionColour | null;
  size: OptionSize;
  barcode: string | null;
  weightGrams: number;
  isActive: boolean;
  /** Pieces; null: stock is not tracked. */
  quantity: number | null;
}

/** A product as planned, independent of the file format: codes and names instead of the shop's ids. */
export interface ProductToImport extends Pick<
  BulkProduct,
  'handle' | 'status' | 'missing' | 'composition' | 'care' | 'isHygiene' | 'vatCategory' | 'texts' | 'closesOthers'
> {
  line: number;
  /** In the language of the file; determines the drawing if there is no image. */
  title: string;
  brand: string;
  maker: { contact: Contact; responsible: Contact | null } | { id: number | null };
  /** If there is no category with this code, one for imported products is created under the audience. */
  categoryCode: string;
  audience: Audience;
  variants: VariantToImport[];
  /** Addresses of images in order, our own beginning with `/`; null: unchanged. */
  pictures: { url: string; colorCode: string | null }[] | null;
  prices: PriceToImport[];
  /** Some of its images are not downloaded yet. */
  isToFetch: boolean;
  /** The shop shows a photo of it, which stays until those of the file are downloaded. */
  keepsPhotos: boolean;
  /** It is published as soon as its photos are downloaded. */
  awaitsPhotos: boolean;
}

/** Ids of colours and sizes by attribute and code. */
export type ValueIds = ReadonlyMap<string, number>;
