/** Price rounding of a market: up to the next step, minus the ending. `{ step: 100, ending: 1 }` results in x.99. */
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
  /** Source of a regular expression that the whole postal code, in upper case, must match. */
  postalPattern: string;
  postalExample: string;
}

/** The seller of a country, as printed on invoices. */
export interface Seller {
  name: string;
  /** Address, one line each. */
  address: readonly string[];
  /** With the country prefix; empty if the seller has no VAT number. */
  vatNumber: string;
  /** Register and number, where the law requires them. */
  registration: string;
  /** The legal representative of the company. */
  representative?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** The rules for returned goods. Periods are days after delivery. */
export interface ReturnPolicy {
  /** The period for returns of unworn goods, which the shop offers. */
  returnDays: number;
  /** The period for withdrawal without a reason: by law at least 14 in the Union (Directive 2011/83/EU, Art. 9), elsewhere an offer of the shop. */
  withdrawalDays: number;
  /** Who pays for sending the goods back. */
  paidBy: 'customer' | 'shop';
}

/** The consumer law of a country. Laws and authorities have their official names; '' if not entered. */
export interface CountryLaw {
  /** Duration of the legal guarantee of conformity (Directive (EU) 2019/771); null if the law sets no duration. */
  guaranteeYears: number | null;
  /** Months in which a defect is presumed to have existed at delivery. */
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
  /** Additional statements that the law requires in the legal notice, one per line. Absent if there are none. */
  imprint?: string | null | undefined;
  /** `capped`: the liability is limited to foreseeable damage, which German law allows in terms. Absent: the liability follows the law. */
  liability?: 'capped' | 'statutory' | undefined;
  /** `refused`: the page states that the seller does not take part in consumer dispute resolution. Absent: the page names the body. */
  dispute?: 'refused' | 'named' | undefined;
}

/** A place where customers collect parcels. */
export interface PickupPoint {
  name: string;
  /** One entry per line. */
  address: readonly string[];
}
