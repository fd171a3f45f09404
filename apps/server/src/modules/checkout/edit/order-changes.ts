import type { CheckoutDraft, ShippingOption, Totals } from '../contract.ts';

/** The changes to an order before it is packed. Missing fields stay unchanged. */
export interface OrderChanges {
  /** Fields of the checkout form: contact, addresses, delivery method. */
  form: CheckoutDraft;
  /** The new quantity, 0 removes the line. Another colour or size of the same product keeps the price of the line. */
  lines: readonly { lineId: number; quantity: number; variantId?: number | undefined }[];
  /** Lines to add, at today's prices. */
  newLines: readonly { variantId: number; quantity: number }[];
  reason: string;
}

/** An order as it would be after an edit. Amounts in major units. */
export interface OrderPreview {
  orderNumber: string;
  countryId: number;
  /** The reason why it cannot be edited; null: it can. */
  closed: 'packed' | 'over' | 'awaiting-payment' | null;
  isPaidOnline: boolean;
  form: CheckoutDraft;
  lines: OrderPreviewLine[];
  shippingOptions: ShippingOption[];
  totals: Totals;
  couponCode: string | null;
  /** The current total, the refund, and the amount by which the new total exceeds the online payment. */
  before: number;
  refund: number;
  tooMuch: number;
  /** Whether the invoice would be credited and issued again. */
  isInvoicedAnew: boolean;
}

interface OrderPreviewLine {
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
  /** Colours and sizes of the same product, this one included, with the available stock. */
  choices: { variantId: number; color: string; size: string; free: number }[];
}
