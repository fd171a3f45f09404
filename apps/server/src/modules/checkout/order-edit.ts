import type { CheckoutDraft, ShippingOption, Totals } from './contract.ts';

/** What of an order shall be different before it is packed. What is left out stays. */
export interface OrderEdit {
  /** Fields of the checkout's form: contact, addresses, way of delivery. */
  form: CheckoutDraft;
  /** Pieces from now on, 0 takes the line out; another colour or size of the same product costs what the line was bought at. */
  lines: readonly { lineId: number; quantity: number; variantId?: number | undefined }[];
  /** At today's prices. */
  newLines: readonly { variantId: number; quantity: number }[];
  reason: string;
}

/** An order as it would be after an edit. Amounts in major units. */
export interface EditedOrder {
  orderNumber: string;
  countryId: number;
  /** Why it cannot be edited; null: it can. */
  closed: 'packed' | 'over' | 'awaiting-payment' | null;
  isPaidOnline: boolean;
  form: CheckoutDraft;
  lines: EditedOrderLine[];
  shippingOptions: ShippingOption[];
  totals: Totals;
  couponCode: string | null;
  /** What it costs now, what goes back, and what it would cost beyond what was paid for it online. */
  before: number;
  refund: number;
  tooMuch: number;
  /** Whether the invoice that it has is credited, and another one issued. */
  isInvoicedAnew: boolean;
}

interface EditedOrderLine {
  /** Null: a new line. */
  lineId: number | null;
  variantId: number | null;
  productId: number | null;
  sku: string;
  name: string;
  color: string;
  size: string;
  imageUrl: string;
  quantity: number;
  discountPrice: number;
  total: number;
  /** Colours and sizes of the same product, this one included, with the pieces that are free. */
  choices: { variantId: number; color: string; size: string; free: number }[];
}
