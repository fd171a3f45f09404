/** Price rounding of a market: up to the next step, minus the ending. `{ step: 100, ending: 1 }` gives x.99. */
export interface PriceRounding {
  /** Minor units. */
  step: number;
  /** Minor units below the step. */
  ending: number;
}

export type AddressField = 'address' | 'addressExtra' | 'postalCode' | 'city' | 'state';

/** The order of a country's address fields, and the format of its postal codes. */
export interface AddressForm {
  fields: readonly AddressField[];
  required: readonly AddressField[];
  /** Source of a regular expression that the whole postal code must match, upper case. */
  postalPattern: string;
  postalExample: string;
}

/** The seller of a country, as printed on invoices. */
export interface Seller {
  name: string;
  /** Address, one line each. */
  address: readonly string[];
  /** With the country prefix; empty if there is none. */
  vatNumber: string;
  /** Register and number, where the law requires them. */
  registration: string;
  /** The legal representative of the company. */
  representative?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** How customers may send goods back. Periods are days after delivery. */
export interface ReturnPolicy {
  /** Return of unworn goods, offered by the shop. */
  returnDays: number;
  /** Withdrawal from the contract without a reason. In the Union by law, at least 14 (Directive 2011/83/EU, Art. 9); elsewhere offered by the shop. */
  withdrawalDays: number;
  /** Who pays for sending the goods back. */
  paidBy: 'customer' | 'shop';
}

/** The consumer law of a country. Laws and authorities have their official names; '' if not entered. */
export interface CountryLaw {
  /** Duration of the legal guarantee of conformity (Directive (EU) 2019/771); null if the law names none. */
  guaranteeYears: number | null;
  /** How long a defect is presumed to have existed at delivery. */
  burdenMonths: number | null;
  guarantee: string;
  withdrawal: string;
  data: string;
  dataAuthority: string;
  dataAddress: string;
  dataWeb: string;
  /** The authority that handles consumer complaints or disputes. */
  consumerBody: string;
  consumerWeb: string;
  accessibility: string;
  accessibilityBody: string;
  accessibilityWeb: string;
  /** Further statements that the law requires in the legal notice, one per line; absent: none. */
  imprint?: string | null | undefined;
  /** `capped`: a cap at foreseeable damage, which German law allows in terms. Absent: as the law provides. */
  liability?: 'capped' | 'statutory' | undefined;
  /** `refused`: the seller takes part in no consumer dispute resolution, and says so. Absent: the page names the body. */
  dispute?: 'refused' | 'named' | undefined;
}

/** A place where customers collect parcels. */
export interface PickupPoint {
  name: string;
  /** One entry per line. */
  address: readonly string[];
}
