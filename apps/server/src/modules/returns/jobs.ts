import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { followShipment } from './decide/follow-shipment.ts';

/** A parcel of a withdrawal or exchange was delivered, or never will be. */
const followShipmentJob = defineJob({
  name: 'returns.follow-shipment',
  schema: z.object({ shipmentId: z.int() }),
  run: ({ db }, { shipmentId }) => followShipment(db, shipmentId),
});

export const returnJobs: readonly AnyJob[] = [followShipmentJob];
export const returnSubscriptions: readonly Subscription[] = [
  on('shipment.delivered', followShipmentJob),
  on('shipment.returned', followShipmentJob),
  on('shipment.lost', followShipmentJob),
];
