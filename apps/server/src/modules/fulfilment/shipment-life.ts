import type { Life } from '#kit/life';

export type ShipmentStatus = 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'UNDELIVERED' | 'RETURNED_TO_SENDER' | 'LOST';
export type ShipmentMove = 'ship' | 'deliver' | 'fail' | 'return' | 'lose';

/** Where a parcel may go. One that was not taken may be brought once more, or comes back. */
export const shipmentLife = {
  PACKED: { ship: 'SHIPPED' },
  SHIPPED: { deliver: 'DELIVERED', fail: 'UNDELIVERED', lose: 'LOST' },
  UNDELIVERED: { deliver: 'DELIVERED', return: 'RETURNED_TO_SENDER', lose: 'LOST' },
  DELIVERED: {},
  RETURNED_TO_SENDER: {},
  // What was given up as lost turns up at times.
  LOST: { deliver: 'DELIVERED', return: 'RETURNED_TO_SENDER' },
} as const satisfies Life<ShipmentStatus, ShipmentMove>;
