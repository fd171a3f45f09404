/** A stored price; minor units. */
export interface StoredPrice {
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
  prior: number | null;
}

/** A price as shown to shoppers; minor units. */
export interface Price {
  /** `unitPrice` */
  regular: number;
  /** `discountPrice`: the price to pay; equal to the regular price without a sale. */
  discount: number;
  /** `priorPrice`: the reference price of a reduction; null if none may be claimed. */
  prior: number | null;
}

/** Returns whether the sale is active at an instant; `saleUntil` is exclusive. */
export const isOnSale = ({ sale, saleFrom, saleUntil }: StoredPrice, at: Date): boolean =>
  sale !== null && (saleFrom === null || saleFrom <= at) && (saleUntil === null || at < saleUntil);

/**
 * Returns the price at an instant. Under the Omnibus rule (Directive 98/6/EC, Art. 6a) a reduction is compared with the lowest price
 * of the 30 days before it, elsewhere with the regular price. If the sale is not below it, no reduction is claimed.
 */
export function computeEffectivePrice(price: StoredPrice, at: Date, hasOmnibusRule: boolean): Price {
  const { regular, sale } = price;
  if (sale === null || !isOnSale(price, at)) return { regular, discount: regular, prior: null };
  const measure = hasOmnibusRule ? price.prior : regular;
  return { regular, discount: sale, prior: measure !== null && measure > sale ? measure : null };
}

/** Returns when a dated sale next starts or ends; null if never. */
export function findNextSaleBoundary({ sale, saleFrom, saleUntil }: StoredPrice, at: Date): Date | null {
  if (sale === null) return null;
  if (saleFrom !== null && at < saleFrom) return saleFrom;
  return saleUntil !== null && at < saleUntil ? saleUntil : null;
}
