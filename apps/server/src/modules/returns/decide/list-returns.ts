import { asc, desc, eq, inArray } from 'drizzle-orm';
import { readInvoiceOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { ReturnNotFound } from '../errors.ts';
import type { ReturnItemRow, ReturnRequestRow } from './lock-return.ts';
import { readPieces } from '../describe-pieces.ts';
import { openStatuses } from '../return-transitions.ts';
import { returnEvents, returnItems, returnRequests } from '../tables.ts';

/** A return as staff see it. */
export interface AdminReturn {
  request: ReturnRequestRow;
  orderNumber: string;
  invoiceNumber: string | null;
  currency: string;
  items: (ReturnItemRow & { name: string; color: string; size: string; sku: string; isHygiene: boolean })[];
  events: { to: string; actor: string; reason: string; at: Date }[];
}

/** Returns the returns with an open step, the oldest first. */
export async function listReturns(db: Db): Promise<AdminReturn[]> {
  const items = await db
    .selectDistinct({ requestId: returnItems.requestId })
    .from(returnItems)
    .where(inArray(returnItems.status, [...openStatuses]));
  const ids = items.map(({ requestId }) => requestId);
  if (ids.length === 0) return [];
  const requests = await db.select().from(returnRequests).where(inArray(returnRequests.id, ids)).orderBy(asc(returnRequests.id));
  const returns: AdminReturn[] = [];
  for (const request of requests) returns.push(await toAdminReturn(db, request));
  return returns;
}

/** @throws ReturnNotFound */
export async function findReturn(db: Db, returnNumber: string): Promise<AdminReturn> {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.returnNumber, returnNumber.trim().toUpperCase()));
  if (!request) throw new ReturnNotFound();
  return toAdminReturn(db, request);
}

async function toAdminReturn(db: Db, request: ReturnRequestRow): Promise<AdminReturn> {
  const document = await readInvoiceOrder(db, request.orderId);
  if (!document) throw new Error(`return ${request.returnNumber} has no order`);
  const findPieces = await readPieces(db, { orderId: request.orderId, languageId: document.order.languageId });
  const items = await db.select().from(returnItems).where(eq(returnItems.requestId, request.id)).orderBy(asc(returnItems.id));
  const events = await db.select().from(returnEvents).where(eq(returnEvents.requestId, request.id)).orderBy(desc(returnEvents.id));
  const { orderNumber, invoiceNumber, currency } = document.order;
  return {
    request,
    orderNumber,
    invoiceNumber,
    currency,
    items: items.map((item) => {
      const { name = '', color = '', size = '', sku = '', isHygiene = false } = findPieces(item) ?? {};
      return { ...item, name, color, size, sku, isHygiene };
    }),
    events: events.map(({ to, actor, reason, at }) => ({ to, actor, reason, at })),
  };
}
