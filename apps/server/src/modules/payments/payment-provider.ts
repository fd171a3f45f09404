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
  /** Unix time in seconds. */
  expiresAt: number;
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
}

/** A signed message of a provider: what happened to which session. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null: about something that we take no interest in. */
  session: ProviderSession | null;
  payload: object;
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
  /** @param amount minor units */
  refund(charge: { chargeRef: string; amount: number }, idempotencyKey: string): Promise<void>;
  /** @throws InvalidSignature unless the provider signed exactly these bytes, lately */
  readWebhook(rawBody: string, signature: string): ProviderEvent;
}
