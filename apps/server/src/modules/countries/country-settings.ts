/** How a market rounds a price: to the next step, less the ending. `{ step: 100, ending: 1 }` makes x.99. */
export interface PriceRounding {
  /** Minor units. */
  step: number;
  /** Minor units below the step. */
  ending: number;
}

export type AddressField = 'address' | 'addressExtra' | 'postalCode' | 'city' | 'state';

/** The order in which a country writes an address, and what its postal codes look like. */
export interface AddressForm {
  fields: readonly AddressField[];
  required: readonly AddressField[];
  /** Source of a regular expression that the whole postal code must match, upper case. */
  postalPattern: string;
  postalExample: string;
}

/** Who sells in a country, as its invoices say. */
export interface Seller {
  name: string;
  /** Address, one line each. */
  address: readonly string[];
  /** With the country's letters; empty: none. */
  vatNumber: string;
  /** Register and number, where the law asks for them. */
  registration: string;
}

/** Where parcels are handed out. */
export interface PickupPoint {
  name: string;
  /** One line each. */
  address: readonly string[];
}
