import type { Badge, Image } from '../catalog/contract.ts';

/** With its words in each language, where somebody has said them. */
export type CardImage = Omit<Image, 'alt'> & { alts?: Record<string, string> };

/** What a card shows of a product besides price and availability, in all languages: kept with its listing row. */
export interface CardDocument {
  /** Language id → name, and → current slug. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  /** The card's picture and the one shown on hover, both in the first colour. */
  images: CardImage[];
  /** In their order. */
  colorIds: number[];
  badges: Badge[];
}
