/** A line of a paper. Amounts in minor units, VAT included. */
export interface PaperLine {
  kind: 'goods' | 'delivery' | 'cash-on-delivery' | 'rounding';
  sku: string;
  /** In the paper's language. */
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
  vatNumber: string;
}

/** All that is printed on an invoice or a credit note, as it was when it was issued. */
export interface PaperContent {
  seller: PaperParty;
  buyer: PaperParty;
  /** Where it was delivered to, if not to the buyer's own address. */
  deliveredTo: PaperParty | null;
  orderNumber: string;
  /** ISO dates. */
  orderedOn: string;
  issuedOn: string;
  /** Of a credit note: the invoice that it corrects. */
  correctsNumber: string | null;
  lines: PaperLine[];
  /** By rate, the highest first; minor units: what is taxed, and the VAT in it. */
  vat: { basisPoints: number; net: number; amount: number }[];
  total: number;
  currency: string;
  paymentMethod: string;
  isPaid: boolean;
}
