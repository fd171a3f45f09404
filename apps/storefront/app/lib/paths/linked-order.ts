import type { Order } from '@selvedge/server/contract';
import { isApiError } from '../api/api-error.ts';
import type { Api } from '../api/api.ts';

/** Where the mails of an order lead to. @param page below the order: '' or '/return' */
export const buildLinkedOrderPath = (link: string, page = ''): string => `/orders/view/${encodeURIComponent(link)}${page}`;

/** @returns the order that a link of a mail opens; null if the link is too old, altered or of nobody */
export async function findLinkedOrder({ orderByLink }: Pick<Api, 'orderByLink'>, link: string): Promise<Order | null> {
  try {
    return await orderByLink(link);
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'OrderNotFound', 'InvalidInput')) return null;
    throw error;
  }
}
