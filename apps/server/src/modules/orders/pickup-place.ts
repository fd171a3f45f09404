/** The place where a parcel is collected. */
export interface PickupPlace {
  kind: 'pickup' | 'locker';
  /** The locker's code; empty for the shop's pickup point. */
  code: string;
  name: string;
  /** One item per address line. */
  address: string[];
}
