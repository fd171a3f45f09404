import type { ReturnOverview } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { OrderProof } from '#lib/api/order-calls.ts';
import { findSession } from '#lib/session/guards.ts';
import type { Shop } from '#lib/shop-context.ts';

type ReturnsShop = Pick<Shop, 'api' | 'hasSession'>;

/** Returns the returns of the order that a browser has proven to own. @returns null without a valid proof */
export async function findProvenReturnOverview({ api }: Pick<Shop, 'api'>, proof: OrderProof | null): Promise<ReturnOverview | null> {
  if (!proof) return null;
  try {
    return await api.returnOverview(proof);
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput', 'LinkExpired', 'TooManyRequests')) return null;
    throw error;
  }
}

/** Access to the returns of an order: by proof of the order or by the session of its customer. */
export type ReturnAccess = { returnOverview: ReturnOverview } & ({ proof: OrderProof } | { userId: number });

/**
 * Finds the returns of the order in an address.
 * @param invoice invoice number or order number, in any case
 * @param proof this browser's proof, which may belong to another order
 * @returns null if the visitor may not see the order
 */
export async function findReturnOverview(shop: ReturnsShop, invoice: string, proof: OrderProof | null): Promise<ReturnAccess | null> {
  const returnOverview = await findProvenReturnOverview(shop, proof);
  if (proof && returnOverview && matchesOrder(returnOverview, invoice)) return { returnOverview, proof };
  const session = await findSession(shop);
  if (!session) return null;
  try {
    return { returnOverview: await shop.api.customerReturnOverview(session.id, invoice), userId: session.id };
  } catch (error) {
    if (isApiError(error, 'OrderNotFound', 'InvalidInput', 'Unauthorized')) return null;
    throw error;
  }
}

/** The returns of the order that the link of an email opens. @returns null if the link opens none */
export async function findLinkedReturnOverview(
  { api }: Pick<Shop, 'api'>,
  link: string,
): Promise<{ returnOverview: ReturnOverview; proof: OrderProof } | null> {
  const proof = { link };
  const returnOverview = await findProvenReturnOverview({ api }, proof);
  return returnOverview && { returnOverview, proof };
}

const matchesOrder = ({ orderNumber, invoiceNumber }: ReturnOverview, invoice: string): boolean =>
  [orderNumber, invoiceNumber].includes(invoice.toUpperCase());

/** Returns the path of an order's returns, by invoice number or, before there is one, by order number. */
export const returnPath = ({ invoiceNumber, orderNumber }: Pick<ReturnOverview, 'invoiceNumber' | 'orderNumber'>): string =>
  `/return/${encodeURIComponent(invoiceNumber ?? orderNumber)}`;
