import { MAX_PRODUCT_ATTRIBUTES, MAX_PRODUCT_TAGS } from '../contract.ts';
import type { ProductState } from './product-state.ts';

/** Returns the limits of the product form that a change would exceed. Otherwise the form of the product could not be saved any more. */
export function listExceededLimits(before: ProductState, after: Partial<ProductState>): string[] {
  const exceeds = (field: 'tags' | 'attributeValueIds', limit: number) => {
    const length = after[field]?.length ?? 0;
    return length > limit && length > before[field].length;
  };
  return [
    ...(exceeds('tags', MAX_PRODUCT_TAGS) ? [`A product can have at most ${MAX_PRODUCT_TAGS} tags`] : []),
    ...(exceeds('attributeValueIds', MAX_PRODUCT_ATTRIBUTES) ? [`A product can have at most ${MAX_PRODUCT_ATTRIBUTES} attributes`] : []),
  ];
}
