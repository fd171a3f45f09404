import type { Badge, Image } from '../catalog/contract.ts';

/** What a card shows of a product besides price and availability, in all languages: kept with its listing row. */
export interface CardDocument {
  /** Language id → name, and → current slug. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  /** The card's picture and the one shown on hover, both in the first colour. */
  images: Image[];
  /** In their order. */
  colorIds: number[];
  badges: Badge[];
}
