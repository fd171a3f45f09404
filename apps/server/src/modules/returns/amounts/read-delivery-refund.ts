import { and, eq, inArray } from 'drizzle-orm';
import { listDeliveryTerms } from '#modules/countries';
import { listExchangedPieces, type PiecesLeft } from '#modules/fulfilment';
import { listOrderLines, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import type { DeclaredPieces } from '../return-events.ts';
import { openStatuses } from '../return-transitions.ts';
import { returnItems, returnRequests } from '../tables.ts';
import { computeDeliveryRefund } from './delivery-refund.ts';

/** Returns the charges to refund for pieces that go back in time for a withdrawal, 0 while the customer keeps some. Minor units. */
export async function readDeliveryRefund(
  tx: Tx,
  order: PlacedOrderRow,
  { pieces, declared }: { pieces: readonly PiecesLeft[]; declared: readonly DeclaredPieces[] },
): Promise<number> {
  const charges = (await listOrderLines(tx, order.id)).filter(({ kind }) => kind !== 'goods');
  const terms = await listDeliveryTerms(tx, order.countryId);
  return computeDeliveryRefund({ order, pieces, isExchangeOpen: await hasOpenExchange(tx, order.id), charges, declared, terms });
}

/** Returns whether an exchange of the order is requested, to be sent or under way. */
async function hasOpenExchange(tx: Tx, orderId: number): Promise<boolean> {
  const underWay = (await listExchangedPieces(tx, orderId)).filter(
    ({ deliveredAt, quantity, returned }) => deliveredAt === null && quantity > returned,
  );
  if (underWay.length > 0) return true;
  const open = await tx
    .select({ id: returnItems.id })
    .from(returnItems)
    .innerJoin(returnRequests, eq(returnRequests.id, returnItems.requestId))
    .where(and(eq(returnRequests.orderId, orderId), eq(returnItems.wish, 'exchange'), inArray(returnItems.status, [...openStatuses])))
    .limit(1);
  return open.length > 0;
}
