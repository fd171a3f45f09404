import type { BulkProduct } from '#modules/catalog';
import type { Contact } from './contact.ts';
import type { Audience } from './place-product.ts';
import type { OptionColour, OptionSize } from './variant-options.ts';

/** A price for one country; for a variant where it differs from its product's, by the SKU it will have. Minor units. */
export interface PriceToBring {
  countryId: number;
  sku: string | null;
  /** Of a variant that is not in the file. */
  variantId?: number;
  regular: number;
  sale: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

export interface VariantToBring {
  sku: string;
  color: OptionColour | null;
  size: OptionSize;
  barcode: string | null;
  weightGrams: number;
  isActive: boolean;
  /** Pieces; null: nobody counted. */
  quantity: number | null;
}

/** A product as a plan wants it, whatever file it came from: codes and names, not the shop's ids. */
export interface ProductToBring extends Pick<
  BulkProduct,
  'handle' | 'status' | 'missing' | 'composition' | 'care' | 'isHygiene' | 'vatCategory' | 'texts' | 'closesOthers'
> {
  line: number;
  /** In the language of the file, to draw by where there is no picture. */
  title: string;
  brand: string;
  maker: { contact: Contact; responsible: Contact | null } | { id: number | null };
  /** Where there is none of this code, a shelf for what was imported is made under the audience. */
  categoryCode: string;
  audience: Audience;
  variants: VariantToBring[];
  /** Addresses of pictures, our own beginning with `/`, in their order; null: they stay as they are. */
  pictures: { url: string; colorCode: string | null }[] | null;
  prices: PriceToBring[];
  /** Some of its pictures are not here yet. */
  isToFetch: boolean;
}
