import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseMajor, toMajor, getExponent } from '#kit/money';
import { InvalidSignature, RequestRefused, SessionUnknown } from '../provider-errors.ts';
import type { PaymentProvider, PaymentRequest, ProviderRefund, ProviderSession, SessionStatus } from '../payment-provider.ts';
import { findGateway } from './sslcommerz-methods.ts';
import { readSignedFields } from './sslcommerz-sign.ts';

export interface SslCommerzAccess {
  storeId: string;
  storePassword: string;
  /** The API address: live, the provider's sandbox, or the sandbox on this machine. */
  apiBase: string;
  /** The address that receives its IPNs. */
  ipnUrl: string;
}

/** Response timeout in ms. */
const TIMEOUT_MS = 10_000;

const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? '');
const transaction = z.object({
  status: text,
  tran_id: text,
  val_id: text,
  amount: text,
  currency: text,
  /** The requested currency and amount, if it was settled in another currency. */
  currency_type: text,
  currency_amount: text,
  bank_tran_id: text,
  risk_level: text,
});
type Transaction = z.infer<typeof transaction>;
const created = z.object({ status: text, failedreason: text, GatewayPageURL: text });
const found = z.object({ element: z.array(transaction).nullish() });
const refunded = z.object({ status: text, refund_ref_id: text, errorReason: text });

const statuses: Readonly<Record<string, SessionStatus>> = {
  VALID: 'paid',
  VALIDATED: 'paid',
  PENDING: 'processing',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'expired',
  UNATTEMPTED: 'expired',
};
/** The order of precedence if one number was tried several times. */
const weight: readonly SessionStatus[] = ['paid', 'processing', 'failed', 'expired', 'open'];

/**
 * SSLCommerz, through the shop's own client for its API v4. Sessions are identified by the shop's number of the attempt (`tran_id`), so that
 * repeated requests are safe. SSLCommerz cannot end a session: the shop decides that, and money that still arrives counts as a late payment.
 */
export function sslCommerzClient({ storeId, storePassword, apiBase, ipnUrl }: SslCommerzAccess): PaymentProvider {
  const store = { store_id: storeId, store_passwd: storePassword };
  const query = (path: string, asked: Record<string, string>) =>
    readAnswer(
      fetch(`${apiBase}/validator/api/${path}?${new URLSearchParams({ ...asked, ...store, v: '1', format: 'json' }).toString()}`, buildTimeout()),
    );

  const validate = async (valId: string): Promise<ProviderSession> => {
    const answer = transaction.parse(await query('validationserverAPI.php', { val_id: valId }));
    if (statuses[answer.status] !== 'paid') throw new SessionUnknown();
    return toSession(answer);
  };
  const fetchSession = async (providerRef: string): Promise<ProviderSession> => {
    const { element } = found.parse(await query('merchantTransIDvalidationAPI.php', { tran_id: providerRef }));
    const tries = (element ?? []).filter(({ tran_id: tranId }) => tranId === providerRef);
    const [best] = tries.sort((a, b) => weight.indexOf(toSessionStatus(a)) - weight.indexOf(toSessionStatus(b)));
    if (!best) return { providerRef, reference: parseReference(providerRef), status: 'open', payUrl: null, chargeRef: null, amount: 0, currency: '' };
    return statuses[best.status] === 'paid' ? validate(best.val_id) : toSession(best);
  };
  const fetchRefund = async (refundRef: string): Promise<ProviderRefund> => {
    const { status } = refunded.parse(await query('merchantTransIDvalidationAPI.php', { refund_ref_id: refundRef }));
    return { refundRef, status: status === 'refunded' ? 'done' : status === 'cancelled' ? 'refused' : 'pending' };
  };

  return {
    code: 'sslcommerz',
    createSession: async (request, idempotencyKey) => {
      const providerRef = buildTranId(request.reference, idempotencyKey, storePassword);
      const body = new URLSearchParams({ ...store, ...buildFields(request), tran_id: providerRef, ipn_url: ipnUrl });
      const answer = created.parse(await readAnswer(fetch(`${apiBase}/gwprocess/v4/api.php`, { method: 'POST', body, ...buildTimeout() })));
      if (answer.status !== 'SUCCESS' || !answer.GatewayPageURL) throw new RequestRefused(answer.failedreason || 'no page to pay at');
      const { reference, amount, currency } = request;
      return { providerRef, reference, status: 'open', payUrl: answer.GatewayPageURL, chargeRef: null, amount, currency };
    },
    fetchSession,
    expireSession: async (providerRef) => {
      const session = await fetchSession(providerRef);
      return session.status === 'open' ? { ...session, status: 'expired' } : session;
    },
    refund: async ({ chargeRef, amount, currency }, idempotencyKey) => {
      const fields = buildRefundFields(chargeRef, formatDecimal(amount, currency), idempotencyKey);
      const answer = refunded.parse(await query('merchantTransIDvalidationAPI.php', fields));
      if (answer.status === 'failed' || !answer.refund_ref_id) throw new RequestRefused(answer.errorReason || 'the refund was refused');
      // The refund is accepted. Its completion can be read now or later.
      return fetchRefund(answer.refund_ref_id).catch(() => ({ refundRef: answer.refund_ref_id, status: 'pending' as const }));
    },
    fetchRefund,
    readMessage: async ({ body }) => {
      const fields = readSignedFields(body, storePassword);
      const message = transaction.parse(fields);
      const session = statuses[message.status] === 'paid' ? await validate(message.val_id) : toSession(message);
      if (session.providerRef !== message.tran_id) throw new InvalidSignature();
      const id = `sslcommerz-${new URLSearchParams(body).get('verify_sign')}`;
      return { id, type: message.status, session, payload: { id: session.providerRef, ...fields } };
    },
    readReturn: (body) => readSignedFields(body, storePassword).tran_id ?? '',
  };
}

/** Builds the number of an attempt, at most 30 characters: the readable order number and a keyed hash that only the shop can compute. */
const buildTranId = (reference: string, idempotencyKey: string, secret: string): string =>
  `${reference}-${createHmac('sha256', secret).update(idempotencyKey).digest('hex').slice(0, 16)}`;

const parseReference = (tranId: string): string => tranId.slice(0, tranId.lastIndexOf('-'));

const toSessionStatus = ({ status }: Pick<Transaction, 'status'>): SessionStatus => statuses[status] ?? 'open';

function toSession(message: Transaction): ProviderSession {
  const currency = message.currency_type || message.currency;
  const amount = message.currency_type ? message.currency_amount || message.amount : message.amount;
  const status = toSessionStatus(message);
  // High risk: the money has arrived, and staff decide whether to accept it.
  const isRisky = status === 'paid' && message.risk_level === '1';
  return {
    providerRef: message.tran_id,
    reference: parseReference(message.tran_id),
    status: isRisky ? 'processing' : status,
    payUrl: null,
    chargeRef: message.bank_tran_id || null,
    amount: amount === '' ? 0 : parseMajor(amount, currency).amount,
    currency,
    isRisky,
  };
}

function buildFields({
  reference,
  amount,
  currency,
  method,
  email,
  description,
  successUrl,
  cancelUrl,
  payer,
}: PaymentRequest): Record<string, string> {
  const gateway = findGateway(method);
  const { name = '', phone = '', address = '', city = '', postalCode = '', country = '' } = payer ?? {};
  return {
    total_amount: formatDecimal(amount, currency),
    currency,
    ...(gateway !== undefined && { multi_card_name: gateway }),
    success_url: successUrl,
    fail_url: cancelUrl,
    cancel_url: cancelUrl,
    cus_name: name.slice(0, 50),
    cus_email: email.slice(0, 50),
    cus_add1: address.slice(0, 50),
    cus_city: city.slice(0, 50),
    cus_postcode: postalCode.slice(0, 30),
    cus_country: country,
    cus_phone: phone.slice(0, 20),
    shipping_method: 'NO',
    num_of_item: '1',
    product_name: description.slice(0, 255),
    product_category: 'Clothing',
    product_profile: 'physical-goods',
    value_a: reference,
  };
}

/** SSLCommerz accepts each `refund_trans_id` once: a repeated request returns the existing refund. */
const buildRefundFields = (chargeRef: string, amount: string, idempotencyKey: string): Record<string, string> => ({
  refund_amount: amount,
  bank_tran_id: chargeRef,
  refund_trans_id: idempotencyKey,
  refe_id: idempotencyKey,
  refund_remarks: 'Refund by the shop',
});

const formatDecimal = (amount: number, currency: string): string => toMajor({ amount, currency }).toFixed(getExponent(currency));

const buildTimeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

/** @throws Error if it can't be reached or refuses the store's credentials: that may be retried */
async function readAnswer(call: Promise<Response>): Promise<unknown> {
  const response = await call;
  if (!response.ok) throw new Error(`SSLCommerz answers ${response.status}`);
  const answer: unknown = await response.json();
  const { APIConnect: connected } = z.object({ APIConnect: text }).parse(answer);
  if (connected !== '' && connected !== 'DONE') throw new Error(`SSLCommerz answers ${connected}`);
  return answer;
}
