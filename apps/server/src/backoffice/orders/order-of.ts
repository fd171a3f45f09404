import { findNamedOrder, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { z } from '@hono/zod-openapi';

/** `{number}` of an order: its own or its invoice's. */
export const orderPath = z.object({ number: z.string().regex(/^[\w-]{1,40}$/) });

/** @throws OrderNotFound */
export const orderOf = (db: Db, number: string): Promise<PlacedOrderRow> => findNamedOrder(db, number);

/** As the audit log names an order. */
export const aboutOrder = ({ orderNumber }: Pick<PlacedOrderRow, 'orderNumber'>) => ({ subject: 'order', subjectId: orderNumber });
