/** Where a parcel waits for its buyer. */
export interface PickupPlace {
  kind: 'pickup' | 'locker';
  /** The locker's own code; empty for the shop's pickup point. */
  code: string;
  name: string;
  /** As written on a parcel, one line each. */
  address: string[];
}
