import type { CustomerOrder } from '@selvedge/server/contract';
import { isApiError } from '../api/api-error.ts';
import type { Api } from '../api/api.ts';

/** Returns the path that the emails of an order link to. @param page '' or '/return' */
export const buildLinkedOrderPath = (link: string, page = ''): string => `/orders/view/${encodeURIComponent(link)}${page}`;

/** @returns the order that a link in an email opens; null if the link is expired, altered or unknown */
export async function findLinkedOrder({ orderByLink }: Pick<Api, 'orderByLink'>, link: string): Promise<CustomerOrder | null> {
  try {
    return await orderByLink(link);
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'OrderNotFound', 'InvalidInput')) return null;
    throw error;
  }
}
