import type { Badge, Image } from '#contracts/catalog';

/** An image with its alternative texts by language, if it has any. */
export type CardImage = Omit<Image, 'alt'> & { alts?: Record<string, string> };

/** The number of reviews of a product, and the sum of their stars. */
export interface StarSums {
  count: number;
  starSum: number;
}

/** The display data of a card in all languages, without price and availability. It is stored in the listing row of the product. */
export interface CardDocument {
  /** Names and current slugs by language id. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  /** The card image and the hover image by colour id; id 0 is for a product without colours. Colours without images are left out. */
  images: Record<string, CardImage[]>;
  /** Null: no colours. */
  coverColorId: number | null;
  /** In display order. */
  colorIds: number[];
  badges: Badge[];
  /** Sums of approved reviews; null: no reviews. */
  rating: StarSums | null;
}
