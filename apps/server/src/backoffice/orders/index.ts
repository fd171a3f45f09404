import { createRoutes } from '#platform/http';
import { bookingRoutes } from './booking-routes.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { orderLineRoutes } from './line-routes.ts';
import { orderListRoutes } from './list-routes.ts';
import { moneyRoutes } from './money-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { paperRoutes } from './paper-routes.ts';
import { parcelRoutes } from './parcel-routes.ts';
import { workRoutes } from './work-routes.ts';

/** The desk. What is done with many orders comes first: `many` is no order's number. */
export const deskRoutes = createRoutes();
for (const part of [bulkRoutes, paperRoutes, orderListRoutes, orderRoutes, parcelRoutes, bookingRoutes, moneyRoutes, workRoutes, orderLineRoutes]) {
  deskRoutes.route('/', part);
}
