import type { Image, ProductPage, Size, Variant } from '@selvedge/server/contract';

type Colours = ProductPage['colors'];
export type Colour = Colours[number];

/** A size with what can be had of it in the colour that is looked at. */
export interface SizeChoice {
  size: Size;
  variant: Variant | null;
  isSoldOut: boolean;
}

/** The colour that an address names; without one, the first that can be bought. Null for a garment without colours. */
export function chosenColour(product: Pick<ProductPage, 'colors' | 'variants'>, code: string | null): Colour | null {
  const named = product.colors.find((colour) => colour.code === code?.toLowerCase());
  if (named) return named;
  const isToBeHad = (colour: Colour) => product.variants.some((variant) => variant.colorId === colour.id && variant.available > 0);
  return product.colors.find(isToBeHad) ?? product.colors[0] ?? null;
}

/** Every size in its order. One that is not made in this colour counts as sold out: it can't be had either. */
export const sizeChoices = (product: Pick<ProductPage, 'sizes' | 'variants'>, colour: Pick<Colour, 'id'> | null): SizeChoice[] =>
  product.sizes.map((size) => {
    const variant = product.variants.find((one) => one.sizeId === size.id && (colour === null || one.colorId === colour.id)) ?? null;
    return { size, variant, isSoldOut: !variant || variant.available === 0 };
  });

/** What can be waited for: sizes that are made in this colour and sold out. */
export const waitedFor = (choices: readonly SizeChoice[]): { variantId: number; name: string }[] =>
  choices.flatMap(({ size, variant, isSoldOut }) => (isSoldOut && variant ? [{ variantId: variant.id, name: size.name }] : []));

/** What stands behind a product's path for one of its colours. Nothing else of an address is taken over into a page. */
export const coloursAddress = ({ code }: Pick<Colour, 'code'>): string => `?color=${encodeURIComponent(code)}`;

/** What the gallery shows: the colour's pictures, then those that belong to none. */
export const galleryImages = (product: Pick<ProductPage, 'images'>, colour: Pick<Colour, 'images'> | null): Image[] => [
  ...(colour?.images ?? []),
  ...product.images,
];

export interface ShownPrice {
  currency: string;
  unitPrice: number;
  discountPrice: number;
  priorPrice: number | null;
}

/** The price of the size that is chosen, else of what the page is about. */
export const shownPrice = (product: ShownPrice, variant: Variant | null): ShownPrice => variant ?? product;

/** A garment in one size leaves nothing to choose. */
export const onlySize = (choices: readonly SizeChoice[]): SizeChoice | null => (choices.length === 1 ? (choices[0] ?? null) : null);
