/** A line of a paper. Amounts in minor units, VAT included. */
export interface PaperLine {
  /** The order's line; null: the rounding, which is none. */
  orderLineId: number | null;
  kind: 'goods' | 'delivery' | 'cash-on-delivery' | 'rounding';
  sku: string;
  /** What was bought, in the order's language; empty for charges, which the paper's own texts name. */
  text: string;
  quantity: number;
  /** A piece, before the line's share of discounts on the cart. */
  unitPrice: number;
  discount: number;
  total: number;
  vatBasisPoints: number;
  vat: number;
}

/** Somebody whose name stands on a paper. */
export interface PaperParty {
  name: string;
  lines: string[];
  /** ISO 3166-1 alpha-2; empty where the lines name the country themselves. */
  countryCode: string;
  vatNumber: string;
}

/** What is taxed at one rate, and the VAT in it; minor units. */
export interface PaperVat {
  basisPoints: number;
  net: number;
  amount: number;
}

/** All that is printed on an invoice or a credit note, as it was when it was issued. */
export interface PaperContent {
  /** Where it was delivered to: whose VAT it is. */
  countryCode: string;
  vatScheme: 'domestic' | 'oss' | 'outside';
  shopName: string;
  /** Null: nobody was entered as seller yet; it is filled in before the first print, and never changed afterwards. */
  seller: PaperParty | null;
  buyer: PaperParty;
  /** Where it was delivered to, if not to the buyer's own address. */
  deliveredTo: PaperParty | null;
  orderNumber: string;
  /** ISO dates. */
  orderedOn: string;
  issuedOn: string;
  /** When delivery was promised for, first and last day. */
  deliverFrom: string;
  deliverUntil: string;
  /** Of a credit note: the invoice that it corrects, and its date. */
  corrects: { number: string; issuedOn: string } | null;
  lines: PaperLine[];
  /** By rate, the highest first. */
  vat: PaperVat[];
  total: number;
  currency: string;
  /** The total in a second currency, while the law asks for it; minor units, and units per unit × 100,000. */
  second: { currency: string; rateE5: number; total: number } | null;
  paymentMethod: string;
  isPaid: boolean;
}
