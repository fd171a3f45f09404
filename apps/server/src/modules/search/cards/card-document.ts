import type { Badge, Image } from '#contracts/catalog';

/** With its alternative texts by language, if there are any. */
export type CardImage = Omit<Image, 'alt'> & { alts?: Record<string, string> };

/** The number of reviews of a product, and the sum of their stars. */
export interface StarSums {
  count: number;
  starSum: number;
}

/** The display data of a card in all languages, without price and availability: stored with its listing row. */
export interface CardDocument {
  /** Names and current slugs by language id. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  /** By colour id, 0 for a product without colours: the card image and the one shown on hover. Colours without images are missing. */
  images: Record<string, CardImage[]>;
  /** Null: no colours. */
  coverColorId: number | null;
  /** In their order. */
  colorIds: number[];
  badges: Badge[];
  /** Sums of approved reviews; null: no reviews. */
  rating: StarSums | null;
}
