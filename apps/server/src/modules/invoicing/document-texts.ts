/** The texts in one language that several kinds of documents share, and those of the packing slip. */
export interface DocumentTexts {
  number: string;
  issuedOn: string;
  orderNumber: string;
  orderedOn: string;
  deliveryPeriod: string;
  /** For a credit note. */
  corrects: string;
  seller: string;
  buyer: string;
  deliveredTo: string;
  vatNumber: string;
  columns: { item: string; quantity: string; unitPrice: string; discount: string; vat: string; total: string };
  /** The currency of the columns' amounts. */
  describeAmounts(currency: string): string;
  delivery: string;
  cashOnDelivery: string;
  rounding: string;
  second(currency: string, rate: string): string;
  vatTable: { rate: string; net: string; vat: string; gross: string };
  payment: string;
  paid: string;
  dueOnDelivery: string;
  due: string;
  credited: string;
  notes: { included: string; domestic(country: string): string; oss(country: string): string; outside(country: string): string };
  /** Printed while the shop has no seller; only on this machine. */
  demonstration: string;
  page(page: string, pages: string): string;
  slip: {
    parcel: string;
    order: string;
    packedOn: string;
    carrier: string;
    to: string;
    sku: string;
    item: string;
    pieces: string;
    total(pieces: string): string;
    exchange(returnNumber: string): string;
    thanks: string;
    /** @param returnDays the return window in days, formatted */
    returnHint(returnDays: string): string;
  };
}
