import { getOrderByNumber, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { z } from '@hono/zod-openapi';

/** `{number}` in a path: an order number or an invoice number. */
export const orderPath = z.object({ number: z.string().regex(/^[\w-]{1,40}$/) });

/** @throws OrderNotFound */
export const getOrder = (db: Db, number: string): Promise<PlacedOrderRow> => getOrderByNumber(db, number);

/** Names an order in the audit log. */
export const toAuditSubject = ({ orderNumber }: Pick<PlacedOrderRow, 'orderNumber'>) => ({ subject: 'order', subjectId: orderNumber });
