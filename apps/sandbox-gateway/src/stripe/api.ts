import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Control } from '../control.ts';
import type { Account } from './account.ts';
import { parseFormTree, getText } from './form-fields.ts';
import { isRefusal, readMetadata, type Ledger, type Refusal } from './ledger.ts';
import { toWireSession, type SandboxRefund } from './session.ts';

interface StoredAnswer {
  request: string;
  status: 200 | 400 | 404;
  body: object;
}

/** The part of Stripe's API that the shop uses: form-encoded, with Authorization and Idempotency-Key. */
export function createStripeApi(ledger: Ledger, { origin, control, account }: { origin: string; control: Control; account: Account }): Hono {
  const api = new Hono();
  const once = createIdempotency();

  api.use('/v1/*', async (c, next) => {
    if (!/^Bearer (sk|rk)_test_/.test(c.req.header('authorization') ?? ''))
      return c.json(buildWireError(401, 'api_key_invalid', 'Invalid API Key provided'), 401);
    return next();
  });

  const toResponse = (session: ReturnType<Ledger['find']>, isExpanded = false): object =>
    isRefusal(session) ? session : toWireSession(session, { origin, isExpanded });

  api.post('/v1/checkout/sessions', (c) => once(c, (body) => toResponse(ledger.create(parseFormTree(body)))));
  api.get('/v1/checkout/sessions/:id', (c) => {
    const session = ledger.find(c.req.param('id'));
    if (isRefusal(session)) return c.json(buildWireError(session.status, session.code, session.message), session.status);
    return c.json(toResponse(session, new URL(c.req.url).searchParams.getAll('expand[0]').includes('payment_intent')));
  });
  api.post('/v1/checkout/sessions/:id/expire', (c) => once(c, () => toResponse(ledger.expire(c.req.param('id')))));
  api.post('/v1/refunds', (c) =>
    once(c, (body) => {
      const form = parseFormTree(body);
      const amount = getText(form, 'amount');
      if (control.refunds === 'refuse') return { status: 400, code: 'charge_disputed', message: 'This charge cannot be refunded.' } as const;
      const refund = ledger.refund(getText(form, 'payment_intent'), amount === '' ? undefined : Number(amount), readMetadata(form.metadata));
      return isRefusal(refund) ? refund : toWireRefund(refund, control);
    }),
  );
  api.get('/v1/refunds', (c) => {
    const data = ledger.listRefunds(c.req.query('payment_intent') ?? '').map((refund) => toWireRefund(refund, control));
    return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  api.get('/v1/refunds/:id', (c) => {
    const refund = ledger.findRefund(c.req.param('id'));
    if (isRefusal(refund)) return c.json(buildWireError(refund.status, refund.code, refund.message), refund.status);
    return c.json(toWireRefund(refund, control));
  });
  api.get('/v1/balance_transactions', (c) => {
    const data = account.list({ since: Number(c.req.query('created[gte]') ?? 0), payout: c.req.query('payout') });
    return c.json({ object: 'list', url: '/v1/balance_transactions', has_more: false, data });
  });
  api.get('/v1/payouts', (c) => {
    const data = account.listPayouts(Number(c.req.query('created[gte]') ?? 0));
    return c.json({ object: 'list', url: '/v1/payouts', has_more: false, data });
  });
  api.notFound((c) => c.json(buildWireError(404, 'resource_missing', `Unrecognized request URL (${c.req.method}: ${c.req.path})`), 404));
  return api;
}

/** Returns a function that does the work of a key once: repeated requests get the same response, other requests with the key an error. */
function createIdempotency() {
  const stored = new Map<string, StoredAnswer>();
  return async (c: Context, work: (body: string) => object | Refusal): Promise<Response> => {
    const body = await c.req.text();
    const key = c.req.header('idempotency-key');
    const request = createHash('sha256').update(`${c.req.path}\n${body}`).digest('hex');
    const before = key === undefined ? undefined : stored.get(key);
    if (before && before.request !== request) return c.json(keyInUse, 400);
    if (before) {
      c.header('Idempotent-Replayed', 'true');
      return c.json(before.body, before.status);
    }
    const result = work(body);
    const answer: StoredAnswer = isRefusal(result)
      ? { request, status: result.status, body: buildWireError(result.status, result.code, result.message) }
      : { request, status: 200, body: result };
    // Stripe does not store requests that failed validation; they may be sent again with corrections.
    if (key !== undefined && answer.status === 200) stored.set(key, answer);
    return c.json(answer.body, answer.status);
  };
}

const keyInUse = {
  error: {
    code: 'idempotency_key_in_use',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    type: 'idempotency_error',
  },
};

export const toWireRefund = ({ session, isFailed, ...refund }: SandboxRefund, { refunds }: Control) => ({
  ...refund,
  object: 'refund',
  currency: session.currency,
  payment_intent: session.intentId,
  status: isFailed ? 'failed' : refunds === 'pending' ? 'pending' : 'succeeded',
  created: session.created,
});

const buildErrorBody = (code: string, message: string) => ({ code, message, type: 'invalid_request_error' });
const buildWireError = (_status: number, code: string, message: string) => ({ error: buildErrorBody(code, message) });
