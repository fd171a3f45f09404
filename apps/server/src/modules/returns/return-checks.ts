import { sql, type SQL } from 'drizzle-orm';
import { returnItems, returnRequests } from './tables.ts';

/**
 * Returned pieces that the customer did not keep: a query of `request_id, order_id, order_line_id, reason, quantity,
 * created_at`.
 */
export const returnChecks: SQL = sql`
  select request.id as request_id, request.order_id, item.order_line_id, item.reason, item.quantity, request.created_at
  from ${returnItems} as item join ${returnRequests} as request on request.id = item.request_id
  where item.status <> 'WITHDRAWN'`;
