import type { PlacedOrderRow } from '#modules/orders';
import type { Referral } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import type { PlaceOrderInput } from '../contract.ts';

export interface Placement {
  cartId: string;
  /** The country of the requesting shop; default: the cart's own. */
  countryId?: number | undefined;
  /** The key from the checkout's response. */
  idempotencyKey: string;
  /** The signed-in customer; default: a guest. */
  customerId?: number | undefined;
  input: PlaceOrderInput;
  /** The referral in the browser's cookies; default: only that of the cart counts. */
  referral?: Referral | undefined;
  /** The browser that places the order, by `hashBrowser`; default: unknown, as for a phone order. */
  browser?: string | null | undefined;
  /** For a phone order. */
  phoneOrder?: PhoneOrderContext | undefined;
}

/** The staff member who enters a phone order, and the record written in its transaction. */
export interface PhoneOrderContext {
  by: string;
  note: (tx: Tx, order: PlacedOrderRow) => Promise<void>;
}
