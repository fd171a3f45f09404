import { productIdsFrom } from './product-ids.ts';
import { choiceFrom } from './wish-choices.ts';

/** What a form asks of a wishlist; anyone can have written it. */
export type WishChange =
  | { intent: 'add'; productId: number }
  | { intent: 'remove'; wishlistId: number }
  | { intent: 'merge'; productIds: number[] }
  | { intent: 'notices'; hasNotices: boolean }
  /** Into the cart, and off the list where it stands on one at the shop; without a choice it cannot be bought yet. */
  | { intent: 'move'; productId: number; choice: ReturnType<typeof choiceFrom>; wishlistId: number | null };

/** More than anybody wishes for; the API takes no more. */
const mostMerged = 500;

/** @returns null for a form that asks for nothing a wishlist knows */
export function wishChangeFrom(form: FormData): WishChange | null {
  const [productId, wishlistId] = [idFrom(form, 'productId'), idFrom(form, 'wishlistId')];
  switch (form.get('intent')) {
    case 'add':
      return productId === null ? null : { intent: 'add', productId };
    case 'remove':
      return wishlistId === null ? null : { intent: 'remove', wishlistId };
    case 'merge':
      return { intent: 'merge', productIds: productIdsFrom(textFrom(form, 'productIds'), mostMerged) };
    case 'notices':
      return { intent: 'notices', hasNotices: form.get('hasNotices') === 'on' };
    case 'move':
      return productId === null ? null : { intent: 'move', productId, choice: choiceFrom(form.get('choice')), wishlistId };
    default:
      return null;
  }
}

function textFrom(form: FormData, name: string): string | null {
  const text = form.get(name);
  return typeof text === 'string' ? text : null;
}

function idFrom(form: FormData, name: string): number | null {
  const text = textFrom(form, name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
