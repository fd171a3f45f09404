import { getExponent, money, toMajor } from '#kit/money';
import type { FeedProduct, FeedVariant } from '#modules/catalog';
import type { Price } from '#modules/pricing';

/** A variant for sale in one country and language, for feeds of all formats. */
export interface FeedItem {
  /** Unique and stable: the SKU. */
  id: string;
  /** The product of the variant. */
  groupId: string;
  title: string;
  description: string;
  link: string;
  imageLink: string;
  additionalImageLinks: string[];
  availability: 'in_stock' | 'out_of_stock';
  /** `19.99 EUR`: the reference price of a reduction, otherwise the current price. */
  price: string;
  /** Null if the law does not allow the shop to claim a reduction. */
  salePrice: string | null;
  brand: string;
  /** Null if the variant has no worldwide number. */
  gtin: string | null;
  /** `Women > Dresses` */
  productType: string;
  color: string | null;
  size: string;
  gender: 'female' | 'male' | 'unisex';
  ageGroup: 'adult' | 'kids';
  material: string | null;
}

/** The shop of the feed's country and language, without a trailing slash. */
export interface FeedShop {
  /** Scheme and host. */
  origin: string;
  /** The origin with the language prefix, if any. */
  pages: string;
  currency: string;
}

/** Picture width in px. All programmes accept it: they require at least 500 px and make no use of larger pictures. */
const imageWidth = 1280;
/** Google accepts ten images in addition to the main image. */
const maxImages = 10;

const genders: Readonly<Record<string, FeedItem['gender']>> = { women: 'female', men: 'male' };

/** Builds the feed item of a variant; null for a variant without a picture, because no programme lists it. */
export function feedItem(product: FeedProduct, variant: FeedVariant, price: Price, { origin, pages, currency }: FeedShop): FeedItem | null {
  // Videos are left out: their posters may contain a play icon, which the programmes reject.
  const pictures = variant.images.filter(({ imageMimeType }) => imageMimeType.startsWith('image/'));
  const [first, ...rest] = pictures.map(({ imageUrl }) => `${origin}/_ipx/f_jpeg,w_${imageWidth}${imageUrl}`);
  if (!first) return null;
  const amount = (minor: number) => `${toMajor(money(minor, currency)).toFixed(getExponent(currency))} ${currency}`;
  const options = [variant.color?.name, variant.size].filter(Boolean).join(', ');
  return {
    id: variant.sku,
    groupId: product.handle,
    title: `${product.brand} ${product.name}, ${options}`,
    description: product.description || product.name,
    link: `${pages}/product/${product.slug}${variant.color ? `?color=${variant.color.code}` : ''}`,
    imageLink: first,
    additionalImageLinks: rest.slice(0, maxImages),
    availability: variant.isAvailable ? 'in_stock' : 'out_of_stock',
    // Programmes show this price struck through, so the shop must be legally allowed to claim it.
    price: amount(price.prior ?? price.discount),
    salePrice: price.prior === null ? null : amount(price.discount),
    brand: product.brand,
    gtin: isWorldwide(variant.barcode) ? variant.barcode : null,
    productType: product.categories.join(' > '),
    color: variant.color?.name ?? null,
    size: variant.size,
    gender: genders[product.audience] ?? 'unisex',
    ageGroup: product.audience === 'kids' ? 'kids' : 'adult',
    material: product.material,
  };
}

/** Returns whether a number is valid worldwide. EAN-13 numbers that start with 2 are for use in a shop (GS1 General Specifications, 2.1.11). */
const isWorldwide = (barcode: string | null): boolean => barcode !== null && /^(?!2)\d{8,14}$/.test(barcode);
