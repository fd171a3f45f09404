import { createRoutes } from '#platform/http';
import { bookingRoutes } from './booking-routes.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { orderLineRoutes } from './line-routes.ts';
import { orderListRoutes } from './list-routes.ts';
import { moneyRoutes } from './money-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { orderDocumentRoutes } from './document-routes.ts';
import { parcelRoutes } from './parcel-routes.ts';
import { orderTagRoutes } from './tag-routes.ts';
import { scanRoutes } from './scan-routes.ts';
import { queueCountRoutes } from './queue-count-routes.ts';

/** Routes of the order queue. Bulk routes come first, because `many` is not an order number. */
export const orderQueueRoutes = createRoutes();
for (const part of [
  bulkRoutes,
  orderTagRoutes,
  orderDocumentRoutes,
  orderListRoutes,
  orderRoutes,
  parcelRoutes,
  bookingRoutes,
  moneyRoutes,
  queueCountRoutes,
  scanRoutes,
  orderLineRoutes,
]) {
  orderQueueRoutes.route('/', part);
}
