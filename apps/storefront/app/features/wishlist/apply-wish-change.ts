import type { Session } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import type { WishAnswer } from '#lib/wishlist/wishlist-requests.ts';
import type { WishChange } from './read-wish-change.ts';

/** Applies a form's change to the list of the signed-in customer. Returns the error code if the API refuses it. */
export async function applyWishChange(
  api: Api,
  session: Pick<Session, 'id'> | null,
  change: Exclude<WishChange, { intent: 'move' }> | null,
): Promise<WishAnswer> {
  if (!session) return { isDone: false, code: 'Unauthorized', wishes: null };
  if (!change) return { isDone: false, code: 'InvalidInput', wishes: null };
  try {
    await callWishApi(api, session.id, change);
    return { isDone: true, wishes: await api.wishRefs(session.id) };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return { isDone: false, code: error.code, params: error.params, wishes: null };
  }
}

function callWishApi(api: Api, userId: number, change: Exclude<WishChange, { intent: 'move' }>): Promise<unknown> {
  switch (change.intent) {
    case 'add':
      return api.addWish(userId, change.productId);
    case 'remove':
      return api.removeWish(change.wishlistId);
    case 'merge':
      return api.mergeWishes(userId, change.productIds);
    case 'notices':
      return api.setWishNotices(userId, change.hasNotices);
  }
}
