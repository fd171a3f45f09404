/** What a provider is asked to collect. Kept to the letter: asked again under the same key, it gives the same session. */
export interface PaymentRequest {
  /** The order number. */
  reference: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  email: string;
  /** What stands on the provider's page. */
  description: string;
  /** BCP 47 tag of the shopper's language. */
  language: string;
  /** Where the shopper comes back to; `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
  successUrl: string;
  cancelUrl: string;
  /** Who pays, for providers that ask for it. */
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

export type SessionStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** A provider's session as it stands there. */
export interface ProviderSession {
  providerRef: string;
  reference: string;
  status: SessionStatus;
  /** Where the shopper pays; null once nothing can be paid there. */
  payUrl: string | null;
  /** The money itself, for a refund. */
  chargeRef: string | null;
  amount: number;
  currency: string;
  /** The money is there, and the provider warns of it: `processing` until a person has decided. */
  isRisky?: boolean;
}

/** A signed message of a provider: what happened to which session. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null: about something that we take no interest in. */
  session: ProviderSession | null;
  payload: object;
}

/** A refund as it stands at the provider. */
export interface ProviderRefund {
  /** The provider's own id of it. */
  refundRef: string;
  /** `pending`: it is on its way and will be asked after. */
  status: 'pending' | 'done' | 'refused';
}

/** A message as it came over the wire. */
interface ProviderMessage {
  body: string;
  headers: Headers;
}

/** Who collects money for the shop. One small file each; their words are spoken nowhere else. */
export interface PaymentProvider {
  code: string;
  /** @throws RequestRefused if it will never take this request; anything else may be tried again under the same key */
  createSession(request: PaymentRequest, idempotencyKey: string): Promise<ProviderSession>;
  /** @throws SessionUnknown */
  fetchSession(providerRef: string): Promise<ProviderSession>;
  /** Ends a session so that nothing can be paid there any more. @returns it as it then stands: it may have been paid just before */
  expireSession(providerRef: string): Promise<ProviderSession>;
  /**
   * Gives back a part of what came. The same key gives back once, however much later it is asked again.
   * @param charge.amount minor units
   * @throws RequestRefused if it never will
   */
  refund(charge: { chargeRef: string; amount: number; currency: string }, idempotencyKey: string): Promise<ProviderRefund>;
  fetchRefund(refundRef: string): Promise<ProviderRefund>;
  /** @throws InvalidSignature unless the provider signed it */
  readMessage(message: ProviderMessage): Promise<ProviderEvent>;
  /**
   * Reads the form that a provider has the shopper's browser send as he comes back, where it does.
   * @returns the session's id @throws InvalidSignature
   */
  readReturn?(body: string): string;
}
