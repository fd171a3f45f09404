import type { Transitions } from '#kit/transitions';

export type ShipmentStatus = 'PACKED' | 'UNPACKED' | 'SHIPPED' | 'DELIVERED' | 'UNDELIVERED' | 'RETURNED_TO_SENDER' | 'LOST';
export type ShipmentMove = 'unpack' | 'ship' | 'deliver' | 'fail' | 'return' | 'lose';

/** States and transitions of a parcel. After a failed delivery, the carrier may try again or return it. */
export const shipmentTransitions = {
  PACKED: { ship: 'SHIPPED', unpack: 'UNPACKED' },
  UNPACKED: {},
  SHIPPED: { deliver: 'DELIVERED', fail: 'UNDELIVERED', lose: 'LOST' },
  UNDELIVERED: { deliver: 'DELIVERED', return: 'RETURNED_TO_SENDER', lose: 'LOST' },
  DELIVERED: {},
  RETURNED_TO_SENDER: {},
  // Lost parcels are sometimes found.
  LOST: { deliver: 'DELIVERED', return: 'RETURNED_TO_SENDER' },
} as const satisfies Transitions<ShipmentStatus, ShipmentMove>;
