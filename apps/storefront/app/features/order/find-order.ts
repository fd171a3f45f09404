import type { Order } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';

/** @returns the order, or null where there is none by these words: the shop does not tell which of them was wrong */
export async function findOrder(api: Pick<Api, 'trackOrder'>, asked: Parameters<Api['trackOrder']>[0]): Promise<Order | null> {
  try {
    return await api.trackOrder(asked);
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput')) return null;
    throw error;
  }
}
