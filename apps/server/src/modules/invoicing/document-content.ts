/** A line of a document. Amounts in minor units, VAT included; without VAT in an exempt supply. */
export interface DocumentLine {
  /** The order line; null for the rounding line. */
  orderLineId: number | null;
  kind: 'goods' | 'delivery' | 'cash-on-delivery' | 'rounding';
  sku: string;
  /** Name of the product in the order's language; empty for charges, which the document's own texts name. */
  text: string;
  quantity: number;
  /** Price of one piece, before the line's share of cart discounts. */
  unitPrice: number;
  discount: number;
  total: number;
  vatBasisPoints: number;
  vat: number;
}

/** A person or company named on a document. */
export interface DocumentParty {
  name: string;
  lines: string[];
  /** ISO 3166-1 alpha-2; empty if the lines already contain the country. */
  countryCode: string;
  vatNumber: string;
}

/** The net amount taxed at one rate, and its VAT; minor units. */
export interface DocumentVat {
  basisPoints: number;
  net: number;
  amount: number;
}

/** The complete content of an invoice or a credit note at the time of issue. */
export interface DocumentContent {
  /** The country of delivery, which determines the VAT. */
  countryCode: string;
  /** `intra-community`: an exempt supply to a business in another member state. */
  vatScheme: 'domestic' | 'oss' | 'outside' | 'intra-community';
  shopName: string;
  /** Null while the country has no seller; filled in before the first print and never changed afterwards. */
  seller: DocumentParty | null;
  buyer: DocumentParty;
  /** The delivery address if it is not the buyer's own. */
  deliveredTo: DocumentParty | null;
  orderNumber: string;
  /** ISO dates. */
  orderedOn: string;
  issuedOn: string;
  /** First and last day of the promised delivery. */
  deliverFrom: string;
  deliverUntil: string;
  /** For a credit note: number and date of the invoice that it corrects. */
  corrects: { number: string; issuedOn: string } | null;
  lines: DocumentLine[];
  /** By rate, the highest first. */
  vat: DocumentVat[];
  total: number;
  currency: string;
  /** The total in a second currency while the law requires it; minor units, and units per unit × 100,000. */
  second: { currency: string; rateE5: number; total: number } | null;
  paymentMethod: string;
  isPaid: boolean;
}
