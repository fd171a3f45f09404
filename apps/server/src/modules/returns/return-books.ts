import { sql, type SQL } from 'drizzle-orm';
import { returnItems, returnRequests } from './tables.ts';

/**
 * Pieces that somebody asked to send back and did not keep after all: a query of `request_id, order_id, order_line_id, reason,
 * quantity, created_at`.
 */
export const returnBooks: SQL = sql`
  select request.id as request_id, request.order_id, item.order_line_id, item.reason, item.quantity, request.created_at
  from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
  where item.status <> 'WITHDRAWN'`;
