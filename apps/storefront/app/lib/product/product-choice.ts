import type { Image, ProductPage, Size, Variant } from '@selvedge/server/contract';

type Colours = ProductPage['colors'];
export type Colour = Colours[number];

/** A size and its availability in the selected colour. */
export interface SizeChoice {
  size: Size;
  variant: Variant | null;
  isSoldOut: boolean;
}

/** Returns the colour that the address names, else the cover colour; null for a product without colours. */
export const chooseColour = ({ colors, coverColorId }: Pick<ProductPage, 'colors' | 'coverColorId'>, code: string | null): Colour | null =>
  colors.find((colour) => colour.code === code?.toLowerCase()) ?? colors.find((colour) => colour.id === coverColorId) ?? null;

/** Returns all sizes in order. A size that is not made in this colour counts as sold out. */
export const listSizeChoices = (product: Pick<ProductPage, 'sizes' | 'variants'>, colour: Pick<Colour, 'id'> | null): SizeChoice[] =>
  product.sizes.map((size) => {
    const variant = product.variants.find((one) => one.sizeId === size.id && (colour === null || one.colorId === colour.id)) ?? null;
    return { size, variant, isSoldOut: !variant || variant.available === 0 };
  });

/** Returns the sizes for which a stock notice can be requested: made in this colour and sold out. */
export const listSoldOutSizes = (choices: readonly SizeChoice[]): { variantId: number; name: string }[] =>
  choices.flatMap(({ size, variant, isSoldOut }) => (isSoldOut && variant ? [{ variantId: variant.id, name: size.name }] : []));

/** Returns the images of the colour, then those without a colour. */
export const listGalleryImages = (product: Pick<ProductPage, 'images'>, colour: Pick<Colour, 'images'> | null): Image[] => [
  ...(colour?.images ?? []),
  ...product.images,
];

export interface ShownPrice {
  currency: string;
  unitPrice: number;
  discountPrice: number;
  priorPrice: number | null;
}

/** Returns the price of the selected variant, else of the product. */
export const choosePrice = (product: ShownPrice, variant: Variant | null): ShownPrice => variant ?? product;

/** Returns the size of a product that has only one; else null. */
export const findOnlySize = (choices: readonly SizeChoice[]): SizeChoice | null => (choices.length === 1 ? (choices[0] ?? null) : null);
