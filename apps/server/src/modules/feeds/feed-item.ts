import { exponentOf, money, toMajor } from '#kit/money';
import type { FeedProduct, FeedVariant } from '#modules/catalog';
import type { Price } from '#modules/pricing';

/** One variant for sale in one country and language, as feeds of every kind need it. */
export interface FeedItem {
  /** Unique in the feed and stable: the SKU. */
  id: string;
  /** The product that it is a variant of. */
  groupId: string;
  title: string;
  description: string;
  link: string;
  imageLink: string;
  additionalImageLinks: string[];
  availability: 'in_stock' | 'out_of_stock';
  /** `19.99 EUR`: what a reduction is measured against, or what it costs. */
  price: string;
  /** Present while a reduction may be claimed. */
  salePrice: string | null;
  brand: string;
  /** Null: none that the world knows. */
  gtin: string | null;
  /** `Women > Dresses` */
  productType: string;
  color: string | null;
  size: string;
  gender: 'female' | 'male' | 'unisex';
  ageGroup: 'adult' | 'kids';
  material: string | null;
}

/** Where the country's shop is found in the feed's language, without a slash at its end. */
export interface FeedShop {
  /** Scheme and host. */
  origin: string;
  /** The same, with the language's prefix where it has one. */
  pages: string;
  currency: string;
}

/** Widths that merchants' programmes take: at least 500, and a square kilometre is of no use to anybody. */
const imageWidth = 1280;
/** Google takes ten besides the first. */
const mostImages = 10;

const genders: Readonly<Record<string, FeedItem['gender']>> = { women: 'female', men: 'male' };

/** What is said of one variant. A variant without a picture is not listed anywhere: null. */
export function feedItem(product: FeedProduct, variant: FeedVariant, price: Price, { origin, pages, currency }: FeedShop): FeedItem | null {
  const [first, ...rest] = variant.images.map(({ imageUrl }) => `${origin}/_ipx/f_jpeg,w_${imageWidth}${imageUrl}`);
  if (!first) return null;
  const amount = (minor: number) => `${toMajor(money(minor, currency)).toFixed(exponentOf(currency))} ${currency}`;
  const options = [variant.color?.name, variant.size].filter(Boolean).join(', ');
  return {
    id: variant.sku,
    groupId: product.handle,
    title: `${product.brand} ${product.name}, ${options}`,
    description: product.description || product.name,
    link: `${pages}/product/${product.slug}${variant.color ? `?color=${variant.color.code}` : ''}`,
    imageLink: first,
    additionalImageLinks: rest.slice(0, mostImages),
    availability: variant.isAvailable ? 'in_stock' : 'out_of_stock',
    // Programmes strike through what stands here: only what the law lets us claim.
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

/** EAN-13 that begin with 2 are a shop's own (GS1 General Specifications, 2.1.11): the world does not know them. */
const isWorldwide = (barcode: string | null): boolean => barcode !== null && /^(?!2)\d{8,14}$/.test(barcode);
