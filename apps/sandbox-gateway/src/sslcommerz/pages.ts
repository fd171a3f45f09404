import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Control } from '../control.ts';
import { deliveryModes, type MessageSender, type DeliveryMode } from '../message-sender.ts';
import { renderFrame, renderNotFoundPage, renderFaultFields, renderPaymentSummary } from '../page-frame.ts';
import type { Verdicts } from '../verdicts.ts';
import { getGatewayName } from './gateways.ts';
import { isPaid, type SslCommerzLedger, type Transaction } from './ledger.ts';
import { formatDecimal, signFields, toWireTransaction } from './wire.ts';

interface Dependencies {
  mail: MessageSender;
  control: Control;
  verdicts: Verdicts;
  store: { id: string; password: string };
  ipnUrl: string | undefined;
}

/** Results without payment, with SSLCommerz's status for each. */
const unpaid = { decline: 'FAILED', cancel: 'CANCELLED', expire: 'EXPIRED' } as const;
const isUnpaid = (outcome: unknown): outcome is keyof typeof unpaid => typeof outcome === 'string' && Object.hasOwn(unpaid, outcome);

/** Serves SSLCommerz's hosted page. It sends the shopper's browser back with a form, from this site to the shop's. */
export function createSslCommerzPages(ledger: SslCommerzLedger, { mail, control, verdicts, store, ipnUrl }: Dependencies): Hono {
  const pages = new Hono();
  const buildMessage = (transaction: Transaction) =>
    signFields({ ...toWireTransaction(transaction), store_id: store.id, ...getEchoedValues(transaction) }, store.password);
  const sendNotification = (transaction: Transaction, deliveryMode: DeliveryMode | undefined) => {
    const url = ipnUrl ?? transaction.fields.ipn_url ?? '';
    const body = new URLSearchParams(buildMessage(transaction)).toString();
    const headers = () => ({ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'SSLCOMMERZ (sandbox)' });
    return url === '' ? Promise.resolve() : mail.send({ about: transaction.sessionKey, url, body, headers }, deliveryMode);
  };

  pages.get('/:key', (c) => {
    const transaction = ledger.bySession(c.req.param('key'));
    return transaction ? c.html(payPage(transaction)) : c.html(renderNotFoundPage(), 404);
  });
  pages.post('/:key', async (c) => {
    const form = await c.req.parseBody();
    const transaction = ledger.bySession(c.req.param('key'));
    if (!transaction) return c.html(renderNotFoundPage(), 404);
    const deliveryMode = deliveryModes.find((known) => known === form.message);
    if (form.lose === '1') control.loseAnswers += 1;
    const renderReturn = (url = '') => c.html(renderReturnPage(url, buildMessage(transaction)));
    const { success_url: success, fail_url: fail, cancel_url: cancel } = transaction.fields;
    if (transaction.status !== 'OPEN') return isPaid(transaction) ? renderReturn(success) : c.html(payPage(transaction), 409);
    const { outcome } = form;
    if (isUnpaid(outcome)) {
      ledger.end(transaction, unpaid[outcome]);
      await sendNotification(transaction, deliveryMode);
      return renderReturn(outcome === 'cancel' ? cancel : fail);
    }
    if (outcome === 'later' || outcome === 'later-refused') {
      ledger.end(transaction, 'PENDING');
      verdicts.plan(() => {
        ledger.end(transaction, outcome === 'later' ? 'VALID' : 'FAILED');
        return sendNotification(transaction, deliveryMode);
      });
      return renderReturn(success);
    }
    if (outcome === 'wrong-amount') transaction.amount -= 100;
    ledger.end(transaction, 'VALID', outcome === 'risky' ? '1' : '0');
    await sendNotification(transaction, deliveryMode);
    return renderReturn(success);
  });
  return pages;
}

/** Values from the shop that are returned unchanged. */
const getEchoedValues = ({ fields }: Transaction) =>
  Object.fromEntries(['value_a', 'value_b', 'value_c', 'value_d'].map((name) => [name, fields[name] ?? '']));

const payPage = (transaction: Transaction) =>
  renderFrame(
    html`${renderPaymentSummary({
      description: transaction.fields.product_name ?? '',
      amount: `৳${formatDecimal(transaction.amount)}`,
      reference: transaction.fields.tran_id ?? '',
      email: transaction.fields.cus_email ?? null,
      method: getGatewayName(transaction),
    })}
    ${transaction.status === 'OPEN' ? buttons : html`<p class="notice" role="alert">This payment is closed: ${transaction.status.toLowerCase()}.</p>`}`,
  );

const buttons = html`<form method="post">
  <button class="pay" name="outcome" value="pay">Pay</button>
  <button name="outcome" value="decline">Decline the payment</button>
  <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
  ${renderFaultFields(
    html`<button name="outcome" value="later">Pay: the bank confirms later</button>
      <button name="outcome" value="later-refused">Pay: the bank declines later</button>
      <button name="outcome" value="expire">Let the payment expire</button>
      <button name="outcome" value="risky">Pay, marked as high risk</button>
      <button name="outcome" value="wrong-amount">Pay one taka less</button>`,
  )}
</form>`;

/** A string outside the template, because for a closing script tag in a template the bundler requires a package that is not installed. */
const autoSubmitScript = raw("<script>document.getElementById('back').submit();</script>");

/** Redirects the browser with a form, as SSLCommerz does. */
const renderReturnPage = (url: string, fields: Record<string, string>) =>
  renderFrame(
    html`<h1>Back to the shop</h1>
      <form id="back" method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="pay">Continue</button>
      </form>
      ${autoSubmitScript}`,
  );
