import { randomBytes, randomInt } from 'node:crypto';
import { getUnixTime } from '../clock.ts';
import type { Account } from './account.ts';
import { getText, type FormTree } from './form-fields.ts';
import { findMethodProblem, getMethod } from './methods.ts';
import type { SandboxRefund, SandboxSession } from './session.ts';

/** Reason of a refusal, in Stripe's words. */
export interface Refusal {
  status: 400 | 404;
  code: string;
  message: string;
}

export const isRefusal = (answer: object): answer is Refusal => 'message' in answer && 'code' in answer;

/** Stripe's minimum and maximum lifetime of a session, in seconds. */
const [MIN_DURATION, MAX_DURATION] = [30 * 60, 24 * 60 * 60];

export type Ledger = ReturnType<typeof createLedger>;

/** Creates the sandbox's memory: sessions and their payments. @param now Unix seconds */
export function createLedger(account: Account, now: () => number = getUnixTime) {
  const sessions = new Map<string, SandboxSession>();
  const refunds: SandboxRefund[] = [];
  const createNotFound = (id: string): Refusal => ({ status: 404, code: 'resource_missing', message: `No such checkout.session: '${id}'` });

  const find = (id: string): SandboxSession | Refusal => {
    const session = sessions.get(id);
    if (!session) return createNotFound(id);
    if (session.status === 'open' && session.expiresAt <= now()) session.status = 'expired';
    return session;
  };

  return {
    find,

    create(form: Form): SandboxSession | Refusal {
      const session = findFormProblem(form, now()) ?? toSession(form, now());
      if (!isRefusal(session)) sessions.set(session.id, session);
      return session;
    },

    expire(id: string): SandboxSession | Refusal {
      const session = find(id);
      if (isRefusal(session)) return session;
      if (session.status !== 'open') return refuseExpiry(session);
      session.status = 'expired';
      return session;
    },

    /** Takes the payment: once, and only while the session is open. */
    pay(id: string): SandboxSession | Refusal {
      const session = find(id);
      if (isRefusal(session)) return session;
      if (session.status !== 'open') return createRefusal('checkout_session_not_open', 'This session can no longer be paid.');
      Object.assign(session, { ...complete(), paymentStatus: 'paid' });
      account.recordPayment(session);
      return session;
    },

    /** Accepts the payment order; the bank's result follows later. */
    submit(id: string): void {
      const session = sessions.get(id);
      if (session) Object.assign(session, { ...complete(), voucher: getMethod(session.method).isVoucher ? createVoucher(now()) : null });
    },

    /** Applies the bank's result, once. @returns whether the payment waited for it */
    decide(id: string, isPaid: boolean): boolean {
      const session = sessions.get(id);
      if (session?.status !== 'complete' || session.paymentStatus === 'paid' || session.isRefused) return false;
      Object.assign(session, isPaid ? { paymentStatus: 'paid' } : { isRefused: true });
      if (isPaid) account.recordPayment(session);
      return true;
    },

    /** Returns all payments and refunds in minor units, by currency. */
    sums: () => sumByCurrency(sessions.values()),

    refund(intentId: string, amount: number | undefined, metadata: Record<string, string>): SandboxRefund | Refusal {
      const session = [...sessions.values()].find((known) => known.intentId === intentId && known.paymentStatus === 'paid');
      if (!session) return { status: 404, code: 'resource_missing', message: `No such payment_intent: '${intentId}'` };
      const refund = refundSession(session, amount ?? session.amount - session.refunded, metadata);
      if (!isRefusal(refund)) {
        refunds.push(refund);
        account.recordRefund('refund', refund);
      }
      return refund;
    },

    listRefunds: (intentId: string): SandboxRefund[] => refunds.filter(({ session }) => session.intentId === intentId).reverse(),
    findRefund: (id: string): SandboxRefund | Refusal => refunds.find((refund) => refund.id === id) ?? createNotFound(id),
  };
}

function sumByCurrency(sessions: Iterable<SandboxSession>): Record<string, { paid: number; refunded: number }> {
  const sums: Record<string, { paid: number; refunded: number }> = {};
  for (const { currency, paymentStatus, amount, refunded } of sessions) {
    const sum = (sums[currency] ??= { paid: 0, refunded: 0 });
    if (paymentStatus === 'paid') sum.paid += amount;
    sum.refunded += refunded;
  }
  return sums;
}

type Form = { [key: string]: FormTree };

const itemPath = ['line_items', '0'];

function readAmount(form: Form): { unit: number; quantity: number; currency: string } {
  return {
    unit: Number(getText(form, ...itemPath, 'price_data', 'unit_amount') || 'NaN'),
    quantity: Number(getText(form, ...itemPath, 'quantity') || '1'),
    currency: getText(form, ...itemPath, 'price_data', 'currency'),
  };
}

/** The method types of a session; without a list, cards. The shop limits a session to one. */
function readMethods({ allowed_payment_method_types: types }: Form): string[] {
  return typeof types === 'object' ? Object.values(types).filter((type) => typeof type === 'string') : ['card'];
}

const complete = () => ({ status: 'complete', intentId: `pi_${randomBytes(12).toString('hex')}` });

const refuseExpiry = ({ status }: SandboxSession): Refusal =>
  createRefusal(
    'checkout_session_not_open',
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
  );

/** Lifetime of a voucher in seconds. */
const VOUCHER_LIFETIME = 7 * 24 * 60 * 60;

const createVoucher = (now: number) => ({
  entity: '11683',
  reference: String(randomInt(1e9))
    .padStart(9, '0')
    .replace(/(?=(\d{3})+$)/g, ' ')
    .trim(),
  expiresAt: now + VOUCHER_LIFETIME,
});

/** @returns Unix seconds */
const readExpiry = (form: Form, now: number): number => Number(getText(form, 'expires_at') || now + MAX_DURATION);

function findFormProblem(form: Form, now: number): Refusal | undefined {
  const { unit, quantity, currency } = readAmount(form);
  const expiresAt = readExpiry(form, now);
  if (![unit, quantity].every((count) => Number.isSafeInteger(count) && count >= 1))
    return createRefusal('parameter_invalid_integer', 'Invalid amount in line_items');
  if (!/^[a-z]{3}$/.test(currency)) return createRefusal('parameter_invalid_string', 'Invalid currency');
  // Removed in the API version 2026-09-30.endive.
  if (form.payment_method_types !== undefined) return createRefusal('parameter_unknown', 'Received unknown parameter: payment_method_types');
  const methodProblem = findMethodProblem(readMethods(form), currency);
  if (methodProblem !== undefined) return createRefusal('parameter_invalid', methodProblem);
  if (!URL.canParse(getText(form, 'success_url').replace('{CHECKOUT_SESSION_ID}', 'id')))
    return createRefusal('url_invalid', 'Not a valid URL: success_url');
  if (expiresAt < now + MIN_DURATION || expiresAt > now + MAX_DURATION)
    return createRefusal('parameter_invalid', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
  return undefined;
}

function toSession(form: Form, now: number): SandboxSession {
  const { unit, quantity, currency } = readAmount(form);
  return {
    id: `cs_test_${randomBytes(24).toString('hex')}`,
    reference: getText(form, 'client_reference_id'),
    metadata: readMetadata(form.metadata),
    email: getText(form, 'customer_email') || null,
    amount: unit * quantity,
    currency,
    description: getText(form, ...itemPath, 'price_data', 'product_data', 'name'),
    locale: getText(form, 'locale') || null,
    method: readMethods(form)[0] ?? 'card',
    voucher: null,
    successUrl: getText(form, 'success_url'),
    cancelUrl: getText(form, 'cancel_url') || null,
    created: now,
    expiresAt: readExpiry(form, now),
    status: 'open',
    paymentStatus: 'unpaid',
    intentId: null,
    isRefused: false,
    refunded: 0,
  };
}

function refundSession(session: SandboxSession, amount: number, metadata: Record<string, string>): SandboxRefund | Refusal {
  if (!Number.isSafeInteger(amount) || amount < 1 || session.refunded + amount > session.amount)
    return createRefusal('charge_already_refunded', 'The refund is greater than what is left of the charge.');
  session.refunded += amount;
  return { session, amount, metadata, isFailed: false, id: `re_${randomBytes(12).toString('hex')}` };
}

const createRefusal = (code: string, message: string): Refusal => ({ status: 400, code, message });

export function readMetadata(tree: FormTree | undefined): Record<string, string> {
  if (typeof tree !== 'object') return {};
  return Object.fromEntries(Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
