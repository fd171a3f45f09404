import { Hono } from 'hono';
import type { Control } from '../control.ts';
import { isKnownGateway } from './gateways.ts';
import { isPaid, type SslCommerzLedger } from './ledger.ts';
import { formatDecimal, toWireTransaction } from './wire.ts';

interface Dependencies {
  origin: string;
  store: { id: string; password: string };
  control: Control;
}

const required = [
  'total_amount',
  'currency',
  'tran_id',
  'success_url',
  'fail_url',
  'cancel_url',
  'cus_name',
  'cus_email',
  'cus_phone',
  'product_name',
];

/** The part of SSLCommerz's API (v4) that the shop uses: session, validation, query, refund. It always answers 200, with the result in the body. */
export function createSslCommerzApi(ledger: SslCommerzLedger, { origin, store, control }: Dependencies): Hono {
  const api = new Hono();
  const isStore = (id: string | undefined, password: string | undefined) => id === store.id && password === store.password;

  api.post('/gwprocess/v4/api.php', async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const problem = isStore(fields.store_id, fields.store_passwd) ? findSessionProblem(fields) : 'Store Credential Error Or Store is De-active';
    if (problem !== undefined) return c.json({ status: 'FAILED', failedreason: problem, sessionkey: '', GatewayPageURL: '' });
    const made = ledger.create(fields, Math.round(Number(fields.total_amount) * 100));
    return c.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: made.sessionKey,
      GatewayPageURL: `${origin}/ssl/${made.sessionKey}`,
      storeName: 'Sandbox',
    });
  });

  api.get('/validator/api/validationserverAPI.php', (c) => {
    const { val_id: valId = '', store_id: id, store_passwd: password } = c.req.query();
    if (!isStore(id, password)) return c.json({ APIConnect: 'INVALID_REQUEST' });
    const transaction = ledger.byValId(valId);
    if (!transaction) return c.json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' });
    const answer = { APIConnect: 'DONE', ...toWireTransaction(transaction) };
    // A second validation reports that the payment was validated before.
    if (transaction.status === 'VALID') transaction.status = 'VALIDATED';
    return c.json(answer);
  });

  api.get('/validator/api/merchantTransIDvalidationAPI.php', (c) => {
    const query = c.req.query();
    if (!isStore(query.store_id, query.store_passwd)) return c.json({ APIConnect: 'INVALID_REQUEST' });
    if (query.refund_amount) return c.json({ APIConnect: 'DONE', ...refund(ledger, query, control) });
    if (query.refund_ref_id) return c.json({ APIConnect: 'DONE', ...describeRefund(ledger, query.refund_ref_id, control) });
    if (query.sessionkey) {
      const transaction = ledger.bySession(query.sessionkey);
      return c.json(transaction ? { APIConnect: 'DONE', sessionkey: query.sessionkey, ...toWireTransaction(transaction) } : { APIConnect: 'FAILED' });
    }
    const element = ledger.byTranId(query.tran_id ?? '').map(toWireTransaction);
    return c.json({ APIConnect: 'DONE', no_of_trans_found: element.length, element });
  });
  return api;
}

function findSessionProblem(fields: Record<string, string>): string | undefined {
  const missing = required.find((name) => !fields[name]);
  if (missing) return `Invalid Information: ${missing}`;
  if (!/^\d+(\.\d{1,2})?$/.test(fields.total_amount ?? '') || Number(fields.total_amount) < 10 || Number(fields.total_amount) > 500_000)
    return 'Amount must be between 10 and 500000';
  if (!isKnownGateway(fields.multi_card_name)) return 'Invalid Information: multi_card_name';
  return (fields.tran_id ?? '').length > 30 ? 'tran_id is too long' : undefined;
}

function refund(ledger: SslCommerzLedger, query: Record<string, string>, { refunds }: Control) {
  const { bank_tran_id: bankTranId = '', refund_trans_id: transId = '' } = query;
  const wanted = { bankTranId, transId, amount: Math.round(Number(query.refund_amount) * 100) };
  const made = refunds === 'refuse' ? 'The bank does not refund this' : transId === '' ? 'refund_trans_id is missing' : ledger.refund(wanted);
  if (typeof made === 'string') return { bank_tran_id: bankTranId, status: 'failed', errorReason: made };
  return {
    bank_tran_id: bankTranId,
    trans_id: made.refund.transaction.fields.tran_id,
    refund_ref_id: made.refund.refundRef,
    status: made.isNew ? 'success' : 'processing',
    errorReason: '',
  };
}

function describeRefund(ledger: SslCommerzLedger, ref: string, { refunds }: Control) {
  const found = ledger.findRefund(ref);
  if (!found || !isPaid(found.transaction)) return { refund_ref_id: ref, status: 'cancelled', errorReason: 'Not found' };
  const { transaction, amount } = found;
  return {
    bank_tran_id: transaction.bankTranId,
    tran_id: transaction.fields.tran_id,
    refund_ref_id: ref,
    refund_amount: formatDecimal(amount),
    status: refunds === 'pending' ? 'processing' : 'refunded',
    errorReason: '',
  };
}
