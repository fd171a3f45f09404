import type { Badge } from '../contract.ts';

/** The data of a product that a bulk change can change. Lists are sorted. Times are ISO 8601. */
export interface ProductState {
  categoryId: number;
  brandId: number;
  /** In alphabetical order of their keys. */
  tags: string[];
  badges: Badge[];
  attributeValueIds: number[];
  status: 'draft' | 'published' | 'retired';
  /** When a draft will be published; null: not scheduled. */
  publishAt: string | null;
  /** The first publication. */
  publishedAt: string | null;
}
