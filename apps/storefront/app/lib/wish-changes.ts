import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WishRef } from '@selvedge/server/contract';
import type { Snack } from '#ui/snackbar.tsx';
import { errorText } from './error-texts.ts';
import type { Wishable } from './heart-slot.ts';
import { tellAct } from './measuring/acts.ts';
import { wishes } from './use-wishes.ts';
import { askVisitor, currentVisitor, tellVisitor } from './visitor.tsx';

/* Comes with the first click on a heart: a page can be read without it. */

/** What became of a change of somebody's list at the shop. */
export interface WishAnswer {
  isDone: boolean;
  /** Why not. */
  code?: string;
  params?: Readonly<Record<string, unknown>>;
  /** All that is on the list now; null where that could not be had. */
  wishes: readonly WishRef[] | null;
}

interface Asked {
  /** `wishItemsPath` in the page's language. */
  address: string;
  i18n: I18n;
}

/** Puts a product on the list: the shop's for who is signed in, else this browser's. @returns what to say of it */
export async function addWish(product: Wishable, asked: Asked): Promise<Snack> {
  if (!currentVisitor().user) return addAsGuest(product, asked.i18n);
  wishes.refresh();
  if (wishes.has(product.id)) return said(asked.i18n, present, 'failure');
  const { wishlists } = wishes.kept();
  wishes.setOwn([{ id: product.id, wishlistId: 0 }, ...wishlists]);
  const answer = await send(asked.address, { intent: 'add', productId: product.id });
  if (answer.isDone) {
    tellAct({ kind: 'wished', product });
    return confirmed(answer, said(asked.i18n, added));
  }
  wishes.setOwn(wishlists);
  if (answer.code !== 'Unauthorized') return refused(answer, asked.i18n);
  // Signed out meanwhile: what was meant to be kept is kept all the same.
  await askVisitor();
  return addAsGuest(product, asked.i18n);
}

/** Takes a product off the list, wherever it stands. @returns what to say of it */
export async function removeWish({ id }: Pick<Wishable, 'id'>, { address, i18n }: Asked): Promise<Snack> {
  const { wishlists } = wishes.kept();
  const ref = wishlists.find((one) => one.id === id);
  if (ref) {
    wishes.setOwn(wishlists.filter((one) => one !== ref));
    const answer = await send(address, { intent: 'remove', wishlistId: ref.wishlistId });
    if (!answer.isDone && answer.code !== 'WishNotFound') {
      wishes.setOwn(wishlists);
      if (answer.code === 'Unauthorized') await askVisitor();
      return refused(answer, i18n);
    }
    confirmed(answer, null);
  }
  wishes.removeGuest([id]);
  return said(i18n, removed);
}

/** Puts what was saved as a guest on the list of who has signed in; only then is it forgotten here. */
export async function mergeWishes(address: string): Promise<void> {
  const ids = wishes.kept().wishListsGuest.map(({ id }) => id);
  if (ids.length === 0) return;
  // Newest first here, first wished for first there.
  const answer = await send(address, { intent: 'merge', productIds: ids.toReversed().join(',') });
  if (!answer.isDone) return;
  confirmed(answer, null);
  wishes.removeGuest(ids);
}

const added = msg`Added to Wishlist`;
const removed = msg`Successfully removed`;
const present = msg`Product Already in wishlist`;

function addAsGuest(product: Wishable, i18n: I18n): Snack {
  const { id, discountPrice, currency, isAvailable } = product;
  const isNew = wishes.addGuest({
    id,
    ...(discountPrice !== undefined && { price: discountPrice }),
    ...(currency !== undefined && { currency }),
    ...(isAvailable !== undefined && { isAvailable }),
  });
  if (!isNew) return said(i18n, present, 'failure');
  tellAct({ kind: 'wished', product });
  return said(i18n, added);
}

/** @throws never: who cannot be reached has not done it */
async function send(address: string, fields: Readonly<Record<string, string | number>>): Promise<WishAnswer> {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return (await response.json()) as WishAnswer;
  } catch {
    return { isDone: false, code: 'NetworkError', wishes: null };
  }
}

function confirmed<Said>({ wishes: own }: WishAnswer, snack: Said): Said {
  if (own) {
    wishes.setOwn(own);
    tellVisitor({ wishes: own });
  }
  return snack;
}

const refused = ({ code = 'InternalError', params }: WishAnswer, i18n: I18n): Snack => ({ text: errorText(i18n, code, params), tone: 'failure' });

const said = (i18n: I18n, text: MessageDescriptor, tone: Snack['tone'] = 'success'): Snack => ({ text: i18n._(text), tone });
