import type { Image, ProductPage } from '@selvedge/server/contract';

/** The data that a product card needs to change its colour and to add a size to the cart. */
export interface CardOffer extends Pick<ProductPage, 'variants' | 'currency' | 'unitPrice' | 'discountPrice' | 'priorPrice' | 'sizes'> {
  /** With the images of a card, of the colour or of no colour. */
  colors: (Pick<ProductPage['colors'][number], 'id' | 'code' | 'name'> & { images: Image[] })[];
}

/** The image of a card and the one shown on hover. */
const shownImages = 2;

/** Returns the data that cards load: prices and stock with the sizes and, for each colour, its images. */
export const buildCardOffer = ({ variants, currency, unitPrice, discountPrice, priorPrice, sizes, colors, images }: ProductPage): CardOffer => ({
  ...{ variants, currency, unitPrice, discountPrice, priorPrice, sizes },
  colors: colors.map(({ id, code, name, images: ofColour }) => ({ id, code, name, images: [...ofColour, ...images].slice(0, shownImages) })),
});

/** Offers that this document has requested, by address: a shopper compares several colours. Stock may change, so a minute at most. */
const requested = new Map<string, { at: number; offer: Promise<CardOffer> }>();
const minuteMs = 60_000;

export function loadCardOffer(address: string): Promise<CardOffer> {
  const known = requested.get(address);
  if (known && performance.now() - known.at < minuteMs) return known.offer;
  const offer = requestOffer(address);
  requested.set(address, { at: performance.now(), offer });
  offer.catch(() => requested.delete(address));
  return offer;
}

async function requestOffer(address: string): Promise<CardOffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as CardOffer;
}

/**
 * Loads the images of a colour. If they cannot be loaded, the product's page opens in that colour, as it does without JavaScript.
 * @param address of the offer
 */
export async function loadCardImages(address: string, { code, page }: { code: string; page: string }): Promise<readonly Image[]> {
  try {
    const { colors } = await loadCardOffer(address);
    return colors.find((colour) => colour.code === code)?.images ?? [];
  } catch (error) {
    location.assign(page);
    throw error;
  }
}
