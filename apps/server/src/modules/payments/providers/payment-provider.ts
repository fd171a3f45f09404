/** A request to collect money. Stored unchanged, because only the same content under the same key gives the same session. */
export interface PaymentRequest {
  /** The order number. */
  reference: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The payment method by which the page is limited; absent in requests from before the methods had names. */
  method?: string | undefined;
  email: string;
  /** The text on the provider's page. */
  description: string;
  /** BCP 47 tag of the shopper's language. */
  language: string;
  /** The page that the shopper returns to; the provider fills in `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  /** The payer, for providers that require it. */
  payer?: Payer | undefined;
  /** Unix time in seconds. */
  expiresAt: number;
}

interface Payer {
  name: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
}

/** The details with which a shopper pays at an ATM or in online banking after leaving the provider's page. */
export interface Voucher {
  /** The number of the recipient. */
  entity: string;
  /** The number of the payment. */
  reference: string;
  /** The provider's page with the details. */
  url: string;
  /** ISO timestamp until which it can be paid; null: unknown. */
  payBy: string | null;
}

export type SessionStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** The current state of a provider's session. */
export interface ProviderSession {
  providerRef: string;
  reference: string;
  status: SessionStatus;
  /** The payment page; null once nothing can be paid there. */
  payUrl: string | null;
  /** The provider's id of the money, needed for a refund. */
  chargeRef: string | null;
  amount: number;
  currency: string;
  /** How the shopper can still pay, for a method that is paid later. */
  voucher?: Voucher | undefined;
  /** The provider reports a risk for money that has arrived: `processing` until staff have decided. */
  isRisky?: boolean;
}

/** A signed message of a provider about a session. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null: a message about something else. */
  session: ProviderSession | null;
  /** The current state of a dispute. */
  dispute?: ProviderDispute | undefined;
  /** All current refunds of a payment, from the shop and from the provider's dashboard. */
  refunds?: { chargeRef: string; made: readonly ListedRefund[] } | undefined;
  payload: object;
}

/** A dispute or fraud warning from a payer's bank. */
export interface ProviderDispute {
  disputeRef: string;
  chargeRef: string;
  /** `fraud-warning`: the card was reported as stolen; a dispute may follow. */
  kind: 'dispute' | 'fraud-warning';
  status: 'open' | 'under-review' | 'won' | 'lost' | 'closed';
  /** Minor units; null: the whole payment. */
  amount: number | null;
  reason: string;
  /** The deadline for evidence. */
  evidenceUntil: Date | null;
  evidenceUrl: string;
}

/** A refund in a provider's list. */
export interface ListedRefund extends ProviderRefund {
  /** Minor units. */
  amount: number;
  currency: string;
  /** The shop's idempotency key; null: made in the provider's dashboard. */
  key: string | null;
}

/** A movement on the shop's account at a provider, in the currency in which it is paid out. Amounts in minor units. */
export interface ProviderMovement {
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** The provider's id of the payment's money, of the refund or of the dispute; empty for others. */
  sourceRef: string;
  /** The amount and the currency of the payment or refund, as the payer sees them; null for others. */
  paid: { amount: number; currency: string } | null;
  at: Date;
  currency: string;
  /** Signed: incoming money is positive. */
  gross: number;
  fee: number;
  net: number;
}

/** Money that a provider sent to the shop's bank, with the movements that it consists of. */
export interface ProviderPayout {
  payoutRef: string;
  currency: string;
  amount: number;
  status: string;
  movements: readonly ProviderMovement[];
}

/** The current state of a refund at the provider. */
export interface ProviderRefund {
  /** The provider's refund id. */
  refundRef: string;
  /** `pending`: not completed yet; it is checked again. */
  status: 'pending' | 'done' | 'refused';
}

/** A message as received. */
interface ProviderMessage {
  body: string;
  headers: Headers;
}

/** An opened payment provider. */
export interface PaymentProvider {
  code: string;
  /** @throws RequestRefused if the provider will never accept this request; other errors may be retried under the same key */
  createSession(request: PaymentRequest, idempotencyKey: string): Promise<ProviderSession>;
  /** @throws SessionUnknown */
  fetchSession(providerRef: string): Promise<ProviderSession>;
  /** Ends a session so that it can't be paid any more. @returns its state afterwards: it may have been paid just before */
  expireSession(providerRef: string): Promise<ProviderSession>;
  /**
   * Refunds a part of a payment. The same key refunds once, even if the call is repeated much later.
   * @param charge.amount minor units
   * @throws RequestRefused if it will never be possible
   */
  refund(charge: { chargeRef: string; amount: number; currency: string }, idempotencyKey: string): Promise<ProviderRefund>;
  fetchRefund(refundRef: string): Promise<ProviderRefund>;
  /** @throws InvalidSignature if the signature is missing or wrong */
  readMessage(message: ProviderMessage): Promise<ProviderEvent>;
  /** Lists the movements on the shop's account. Missing: the provider's interface does not list them. */
  listMovements?(since: Date): Promise<ProviderMovement[]>;
  /** Lists payouts to the shop's bank with their movements. Missing: the provider's interface does not list them. */
  listPayouts?(since: Date): Promise<ProviderPayout[]>;
  /**
   * Reads the form that some providers send with the returning browser.
   * @returns the session's id @throws InvalidSignature
   */
  readReturn?(body: string): string;
}
