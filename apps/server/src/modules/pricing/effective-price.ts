/** A price as it is kept; minor units. */
export interface KeptPrice {
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
  prior: number | null;
}

/** A price as a shopper meets it; minor units. */
export interface Price {
  /** `unitPrice` */
  regular: number;
  /** `discountPrice`: what is paid; the regular price where there is no sale. */
  discount: number;
  /** `priorPrice`: what a reduction may be measured against; null where none may be claimed. */
  prior: number | null;
}

/** Whether the sale runs at an instant; `saleUntil` itself is no longer within it. */
export const isOnSale = ({ sale, saleFrom, saleUntil }: KeptPrice, at: Date): boolean =>
  sale !== null && (saleFrom === null || saleFrom <= at) && (saleUntil === null || at < saleUntil);

/**
 * What a price is at an instant. Under the Omnibus rule (Directive 98/6/EC, Art. 6a) a reduction is measured against the
 * lowest price of the 30 days before it, elsewhere against the regular price. A reduction that is none is not claimed.
 */
export function effectivePrice(price: KeptPrice, at: Date, hasOmnibusRule: boolean): Price {
  const { regular, sale } = price;
  if (sale === null || !isOnSale(price, at)) return { regular, discount: regular, prior: null };
  const measure = hasOmnibusRule ? price.prior : regular;
  return { regular, discount: sale, prior: measure !== null && measure > sale ? measure : null };
}

/** When the price next changes by itself; null: never. */
export function nextEdge({ sale, saleFrom, saleUntil }: KeptPrice, at: Date): Date | null {
  if (sale === null) return null;
  if (saleFrom !== null && at < saleFrom) return saleFrom;
  return saleUntil !== null && at < saleUntil ? saleUntil : null;
}
