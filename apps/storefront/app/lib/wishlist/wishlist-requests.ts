import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WishRef } from '@selvedge/server/contract';
import type { Snack } from '#ui/overlays/snackbar.tsx';
import { errorText } from '../api/error-texts.ts';
import type { WishlistProduct } from './wishlist-toggle-slot.ts';
import { reportAction } from '../measuring/visitor-actions.ts';
import { wishes } from './use-wishlist.ts';
import { loadVisitor, getCurrentVisitor, updateVisitor } from '../session/visitor.tsx';

/* Loaded with the first click on a wishlist button. */

/** The result of a change of the server's wishlist. */
export interface WishAnswer {
  isDone: boolean;
  /** Error code. */
  code?: string;
  params?: Readonly<Record<string, unknown>>;
  /** The whole wishlist now; null if it could not be loaded. */
  wishes: readonly WishRef[] | null;
}

interface WishRequest {
  /** `wishItemsPath` in the page's language. */
  address: string;
  i18n: I18n;
}

/** Adds a product to the wishlist: on the server for a customer, otherwise in this browser. @returns the message to show */
export async function addWish(product: WishlistProduct, request: WishRequest): Promise<Snack> {
  if (!getCurrentVisitor().user) return addAsGuest(product, request.i18n);
  wishes.refresh();
  if (wishes.has(product.id)) return toWishAnswer(request.i18n, present, 'failure');
  const { wishlists } = wishes.current();
  wishes.setCustomerWishes([{ id: product.id, wishlistId: 0 }, ...wishlists]);
  const answer = await send(request.address, { intent: 'add', productId: product.id });
  if (answer.isDone) {
    reportAction({ kind: 'wished', product });
    return confirmWish(answer, toWishAnswer(request.i18n, added));
  }
  wishes.setCustomerWishes(wishlists);
  if (answer.code !== 'Unauthorized') return refuseWish(answer, request.i18n);
  // The session has ended: the product is saved in this browser instead.
  await loadVisitor();
  return addAsGuest(product, request.i18n);
}

/** Removes a product from the wishlist, on the server or in this browser. @returns the message to show */
export async function removeWish({ id }: Pick<WishlistProduct, 'id'>, { address, i18n }: WishRequest): Promise<Snack> {
  const { wishlists } = wishes.current();
  const ref = wishlists.find((one) => one.id === id);
  if (ref) {
    wishes.setCustomerWishes(wishlists.filter((one) => one !== ref));
    const answer = await send(address, { intent: 'remove', wishlistId: ref.wishlistId });
    if (!answer.isDone && answer.code !== 'WishNotFound') {
      wishes.setCustomerWishes(wishlists);
      if (answer.code === 'Unauthorized') await loadVisitor();
      return refuseWish(answer, i18n);
    }
    confirmWish(answer, null);
  }
  wishes.removeGuest([id]);
  return toWishAnswer(i18n, removed);
}

/** Merges a guest's wishlist into the customer's. It is deleted in this browser only after the merge. */
export async function mergeWishes(address: string): Promise<void> {
  const ids = wishes.current().wishListsGuest.map(({ id }) => id);
  if (ids.length === 0) return;
  // The browser's list is newest first, the server expects the oldest first.
  const answer = await send(address, { intent: 'merge', productIds: ids.toReversed().join(',') });
  if (!answer.isDone) return;
  confirmWish(answer, null);
  wishes.removeGuest(ids);
}

const added = msg`Added to Wishlist`;
const removed = msg`Successfully removed`;
const present = msg`Product Already in wishlist`;

function addAsGuest(product: WishlistProduct, i18n: I18n): Snack {
  const { id, discountPrice, currency, isAvailable } = product;
  const isNew = wishes.addGuest({
    id,
    ...(discountPrice !== undefined && { price: discountPrice }),
    ...(currency !== undefined && { currency }),
    ...(isAvailable !== undefined && { isAvailable }),
  });
  if (!isNew) return toWishAnswer(i18n, present, 'failure');
  reportAction({ kind: 'wished', product });
  return toWishAnswer(i18n, added);
}

/** Sends a change. @throws never: a failed request is a failed change */
async function send(address: string, fields: Readonly<Record<string, string | number>>): Promise<WishAnswer> {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return (await response.json()) as WishAnswer;
  } catch {
    return { isDone: false, code: 'NetworkError', wishes: null };
  }
}

function confirmWish<Said>({ wishes: own }: WishAnswer, snack: Said): Said {
  if (own) {
    wishes.setCustomerWishes(own);
    updateVisitor({ wishes: own });
  }
  return snack;
}

const refuseWish = ({ code = 'InternalError', params }: WishAnswer, i18n: I18n): Snack => ({ text: errorText(i18n, code, params), tone: 'failure' });

const toWishAnswer = (i18n: I18n, text: MessageDescriptor, tone: Snack['tone'] = 'success'): Snack => ({ text: i18n._(text), tone });
