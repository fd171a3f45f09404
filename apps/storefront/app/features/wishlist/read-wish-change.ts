import { parseProductIds } from './entries/product-ids.ts';
import { parseChoice } from './entries/wish-choices.ts';

/** A change of a wishlist, read from an untrusted form. */
export type WishChange =
  | { intent: 'add'; productId: number }
  | { intent: 'remove'; wishlistId: number }
  | { intent: 'merge'; productIds: number[] }
  | { intent: 'notices'; hasNotices: boolean }
  /** Moves a product to the cart and removes it from the customer's list, if it is on one. Without a choice it cannot be bought. */
  | { intent: 'move'; productId: number; choice: ReturnType<typeof parseChoice>; wishlistId: number | null };

/** The maximum number of products in a merge, as in the API. */
const maxMerged = 500;

/** Reads a change from a form. @returns null if the form has no known change */
export function readWishChange(form: FormData): WishChange | null {
  const [productId, wishlistId] = [readId(form, 'productId'), readId(form, 'wishlistId')];
  switch (form.get('intent')) {
    case 'add':
      return productId === null ? null : { intent: 'add', productId };
    case 'remove':
      return wishlistId === null ? null : { intent: 'remove', wishlistId };
    case 'merge':
      return { intent: 'merge', productIds: parseProductIds(readText(form, 'productIds'), maxMerged) };
    case 'notices':
      return { intent: 'notices', hasNotices: form.get('hasNotices') === 'on' };
    case 'move':
      return productId === null ? null : { intent: 'move', productId, choice: parseChoice(form.get('choice')), wishlistId };
    default:
      return null;
  }
}

function readText(form: FormData, name: string): string | null {
  const text = form.get(name);
  return typeof text === 'string' ? text : null;
}

function readId(form: FormData, name: string): number | null {
  const text = readText(form, name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
