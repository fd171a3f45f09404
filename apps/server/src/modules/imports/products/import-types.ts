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

/** A planned product, independent of the file format. Has codes and names instead of the shop's ids. */
export interface ProductToImport extends Pick<
  BulkProduct,
  'handle' | 'status' | 'missing' | 'composition' | 'care' | 'isHygiene' | 'vatCategory' | 'tags' | 'texts' | 'closesOthers'
> {
  line: number;
  /** In the language of the file. */
  title: string;
  brand: string;
  maker: { contact: Contact; responsible: Contact | null } | { id: number | null };
  /** If there is no category with this code, a category for imported products is created under the audience. */
  categoryCode: string;
  audience: Audience;
  variants: VariantToImport[];
  /** Addresses of images in display order. Our own addresses begin with `/`. Null: unchanged. */
  pictures: { url: string; colorCode: string | null }[] | null;
  prices: PriceToImport[];
  /** Whether some images of the product are not downloaded yet. */
  isToFetch: boolean;
  /** Whether the shop shows a photo of the product. This photo stays until the photos of the file are downloaded. */
  keepsPhotos: boolean;
  /** Whether the product is published as soon as its photos are downloaded. */
  awaitsPhotos: boolean;
}

/** Ids of colours and sizes by attribute and code. */
export type ValueIds = ReadonlyMap<string, number>;
