/** The place where a parcel is collected. */
export interface PickupPlace {
  kind: 'pickup' | 'locker';
  /** The locker's code; empty for the shop's pickup point. */
  code: string;
  name: string;
  /** One item per address line. */
  address: string[];
  /** Where a locker is, if VAT depends on it; absent in the other cases and in older orders. */
  postalCode?: string;
}

/** A delivery or billing address as entered. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  company: string;
  vatNumber: string;
}
