import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { fromMajor, toMajor, exponentOf } from '#kit/money';
import { InvalidSignature, RequestRefused, SessionUnknown } from '../errors.ts';
import type { PaymentProvider, PaymentRequest, ProviderRefund, ProviderSession, SessionStatus } from '../payment-provider.ts';
import { signedFields } from './sslcommerz-sign.ts';

export interface SslCommerzAccess {
  storeId: string;
  storePassword: string;
  /** Where it takes requests: the live or the sandbox service, or the sandbox of this machine. */
  apiBase: string;
  /** Where it is to send its messages. */
  ipnUrl: string;
}

/** ms that it may take to answer. */
const PATIENCE = 10_000;

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
  /** What was asked for, where it was settled in another currency. */
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
/** The word that counts where one number was tried several times. */
const weight: readonly SessionStatus[] = ['paid', 'processing', 'failed', 'expired', 'open'];

/**
 * SSLCommerz, through a client of our own for its API v4. Its sessions are known by our number of the attempt (`tran_id`):
 * the same attempt has the same number, so asking twice is safe. A session cannot be ended there: that is decided here, and
 * money that still comes goes the way of late money.
 */
export function sslCommerzProvider({ storeId, storePassword, apiBase, ipnUrl }: SslCommerzAccess): PaymentProvider {
  const store = { store_id: storeId, store_passwd: storePassword };
  const query = (path: string, asked: Record<string, string>) =>
    answerOf(fetch(`${apiBase}/validator/api/${path}?${new URLSearchParams({ ...asked, ...store, v: '1', format: 'json' }).toString()}`, limited()));

  const validate = async (valId: string): Promise<ProviderSession> => {
    const answer = transaction.parse(await query('validationserverAPI.php', { val_id: valId }));
    if (statuses[answer.status] !== 'paid') throw new SessionUnknown();
    return sessionOf(answer);
  };
  const fetchSession = async (providerRef: string): Promise<ProviderSession> => {
    const { element } = found.parse(await query('merchantTransIDvalidationAPI.php', { tran_id: providerRef }));
    const tries = (element ?? []).filter(({ tran_id: tranId }) => tranId === providerRef);
    const [best] = tries.sort((a, b) => weight.indexOf(statusOf(a)) - weight.indexOf(statusOf(b)));
    if (!best) return { providerRef, reference: referenceIn(providerRef), status: 'open', payUrl: null, chargeRef: null, amount: 0, currency: '' };
    return statuses[best.status] === 'paid' ? validate(best.val_id) : sessionOf(best);
  };
  const fetchRefund = async (refundRef: string): Promise<ProviderRefund> => {
    const { status } = refunded.parse(await query('merchantTransIDvalidationAPI.php', { refund_ref_id: refundRef }));
    return { refundRef, status: status === 'refunded' ? 'done' : status === 'cancelled' ? 'refused' : 'pending' };
  };

  return {
    code: 'sslcommerz',
    createSession: async (request, idempotencyKey) => {
      const providerRef = tranIdOf(request.reference, idempotencyKey, storePassword);
      const body = new URLSearchParams({ ...store, ...fieldsOf(request), tran_id: providerRef, ipn_url: ipnUrl });
      const answer = created.parse(await answerOf(fetch(`${apiBase}/gwprocess/v4/api.php`, { method: 'POST', body, ...limited() })));
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
      // It takes each `refund_trans_id` once: sent again, it answers with the refund that it has.
      const asked = { refund_amount: decimal(amount, currency), bank_tran_id: chargeRef, refund_trans_id: idempotencyKey, refe_id: idempotencyKey };
      const remarks = { refund_remarks: 'Refund by the shop' };
      const answer = refunded.parse(await query('merchantTransIDvalidationAPI.php', { ...asked, ...remarks }));
      if (answer.status === 'failed' || !answer.refund_ref_id) throw new RequestRefused(answer.errorReason || 'the refund was refused');
      // It is taken now; whether it has gone through already can be asked, and asked again later.
      return fetchRefund(answer.refund_ref_id).catch(() => ({ refundRef: answer.refund_ref_id, status: 'pending' as const }));
    },
    fetchRefund,
    readMessage: async ({ body }) => {
      const fields = signedFields(body, storePassword);
      const said = transaction.parse(fields);
      const session = statuses[said.status] === 'paid' ? await validate(said.val_id) : sessionOf(said);
      if (session.providerRef !== said.tran_id) throw new InvalidSignature();
      const id = `sslcommerz-${new URLSearchParams(body).get('verify_sign')}`;
      return { id, type: said.status, session, payload: { id: session.providerRef, ...fields } };
    },
    readReturn: (body) => signedFields(body, storePassword).tran_id ?? '',
  };
}

/** Our number of an attempt, at most 30 characters: the order's, which people know, and what only we can make of the rest. */
const tranIdOf = (reference: string, idempotencyKey: string, secret: string): string =>
  `${reference}-${createHmac('sha256', secret).update(idempotencyKey).digest('hex').slice(0, 16)}`;

const referenceIn = (tranId: string): string => tranId.slice(0, tranId.lastIndexOf('-'));

const statusOf = ({ status }: Pick<Transaction, 'status'>): SessionStatus => statuses[status] ?? 'open';

function sessionOf(said: Transaction): ProviderSession {
  const currency = said.currency_type || said.currency;
  const amount = said.currency_type ? said.currency_amount || said.amount : said.amount;
  const status = statusOf(said);
  // High risk: the money is there, and a person decides whether it is taken.
  const isRisky = status === 'paid' && said.risk_level === '1';
  return {
    providerRef: said.tran_id,
    reference: referenceIn(said.tran_id),
    status: isRisky ? 'processing' : status,
    payUrl: null,
    chargeRef: said.bank_tran_id || null,
    amount: amount === '' ? 0 : fromMajor(amount, currency).amount,
    currency,
    isRisky,
  };
}

function fieldsOf({ reference, amount, currency, email, description, successUrl, cancelUrl, payer }: PaymentRequest): Record<string, string> {
  const { name = '', phone = '', address = '', city = '', postalCode = '', country = '' } = payer ?? {};
  return {
    total_amount: decimal(amount, currency),
    currency,
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

const decimal = (amount: number, currency: string): string => toMajor({ amount, currency }).toFixed(exponentOf(currency));

const limited = () => ({ signal: AbortSignal.timeout(PATIENCE) });

/** @throws Error if it can't be reached, or does not let this store in: that may be tried again */
async function answerOf(call: Promise<Response>): Promise<unknown> {
  const response = await call;
  if (!response.ok) throw new Error(`SSLCommerz answers ${response.status}`);
  const answer: unknown = await response.json();
  const { APIConnect: connected } = z.object({ APIConnect: text }).parse(answer);
  if (connected !== '' && connected !== 'DONE') throw new Error(`SSLCommerz answers ${connected}`);
  return answer;
}
