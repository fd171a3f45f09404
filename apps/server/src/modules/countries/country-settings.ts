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
  /** Who speaks for the company. */
  representative?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** The law that a purchase there stands under: names as laws and authorities call themselves, '' where nobody has entered any. */
export interface CountryLaw {
  /** Of the legal guarantee of conformity (Directive (EU) 2019/771); null: the law names no time. */
  guaranteeYears: number | null;
  /** So long it is taken for granted that a defect was there from the start. */
  burdenMonths: number | null;
  /** To withdraw without a reason (Directive 2011/83/EU, Art. 9); null: the law gives no such right. */
  withdrawalDays: number | null;
  guarantee: string;
  withdrawal: string;
  data: string;
  dataAuthority: string;
  dataAddress: string;
  dataWeb: string;
  /** Who takes a consumer's complaints or settles disputes. */
  consumerBody: string;
  consumerWeb: string;
  accessibility: string;
  accessibilityBody: string;
  accessibilityWeb: string;
}

/** Where parcels are handed out. */
export interface PickupPoint {
  name: string;
  /** One line each. */
  address: readonly string[];
}
