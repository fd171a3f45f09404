import type { Order } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';

/** Finds an order. @returns null if no order matches; the shop does not say which value was wrong */
export async function findOrder(api: Pick<Api, 'trackOrder'>, key: Parameters<Api['trackOrder']>[0]): Promise<Order | null> {
  try {
    return await api.trackOrder(key);
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput', 'LinkExpired')) return null;
    throw error;
  }
}
