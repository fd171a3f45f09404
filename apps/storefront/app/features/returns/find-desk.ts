import type { ReturnDesk } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import type { OrderProof } from '#lib/api.ts';
import { sessionOf } from '#lib/guards.ts';
import type { Shop } from '#lib/shop-context.ts';

type Asking = Pick<Shop, 'api' | 'hasSession'>;

/** The order that a browser has proven to be its own. @returns null where it has proven none */
export async function provenDesk({ api }: Pick<Shop, 'api'>, proof: OrderProof | null): Promise<ReturnDesk | null> {
  if (!proof) return null;
  try {
    return await api.returnDesk(proof);
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput', 'TooManyRequests')) return null;
    throw error;
  }
}

/** Who may see an order's returns: whoever has proven that it is his, or its customer. */
export type DeskAccess = { desk: ReturnDesk } & ({ proof: OrderProof } | { userId: number });

/**
 * The returns of an order that stands in an address.
 * @param invoice its invoice number or order number, in any case
 * @param proof what this browser has proven; it may be of another order
 */
export async function findDesk(shop: Asking, invoice: string, proof: OrderProof | null): Promise<DeskAccess | null> {
  const desk = await provenDesk(shop, proof);
  if (proof && desk && isOf(desk, invoice)) return { desk, proof };
  const session = await sessionOf(shop);
  if (!session) return null;
  try {
    return { desk: await shop.api.ownReturns(session.id, invoice), userId: session.id };
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput', 'Unauthorized')) return null;
    throw error;
  }
}

const isOf = ({ orderNumber, invoiceNumber }: ReturnDesk, invoice: string): boolean => [orderNumber, invoiceNumber].includes(invoice.toUpperCase());

/** Where an order's returns are: by its invoice number, or before there is one by its order number. */
export const returnPath = ({ invoiceNumber, orderNumber }: Pick<ReturnDesk, 'invoiceNumber' | 'orderNumber'>): string =>
  `/return/${encodeURIComponent(invoiceNumber ?? orderNumber)}`;
