import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Control } from '../control.ts';
import { manners, type Mail, type Manner } from '../mail.ts';
import { frame, gonePage, mischief, slip } from '../page-frame.ts';
import { isPaid, type SslCommerzLedger, type Transaction } from './ledger.ts';
import { decimal, signed, wireTransaction } from './wire.ts';

interface Around {
  mail: Mail;
  control: Control;
  store: { id: string; password: string };
  ipnUrl: string | undefined;
}

/** ms until the bank answers to a payment whose verdict comes later. */
const VERDICT = 3000;

/** SSLCommerz's hosted page. It sends the shopper's browser back with a form, from this site to the shop's. */
export function sslCommerzPages(ledger: SslCommerzLedger, { mail, control, store, ipnUrl }: Around): Hono {
  const pages = new Hono();
  const message = (transaction: Transaction) =>
    signed({ ...wireTransaction(transaction), store_id: store.id, ...valuesOf(transaction) }, store.password);
  const tell = (transaction: Transaction, manner: Manner | undefined) => {
    const url = ipnUrl ?? transaction.fields.ipn_url ?? '';
    const body = new URLSearchParams(message(transaction)).toString();
    const headers = () => ({ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'SSLCOMMERZ (sandbox)' });
    return url === '' ? Promise.resolve() : mail.send({ about: transaction.sessionKey, url, body, headers }, manner);
  };

  pages.get('/:key', (c) => {
    const transaction = ledger.bySession(c.req.param('key'));
    return transaction ? c.html(payPage(transaction)) : c.html(gonePage(), 404);
  });
  pages.post('/:key', async (c) => {
    const form = await c.req.parseBody();
    const transaction = ledger.bySession(c.req.param('key'));
    if (!transaction) return c.html(gonePage(), 404);
    const manner = manners.find((known) => known === form.message);
    if (form.lose === '1') control.loseAnswers += 1;
    const back = (url = '') => c.html(backPage(url, message(transaction)));
    const { success_url: success, fail_url: fail, cancel_url: cancel } = transaction.fields;
    if (transaction.status !== 'OPEN') return isPaid(transaction) ? back(success) : c.html(payPage(transaction), 409);
    switch (form.outcome) {
      case 'decline':
        ledger.end(transaction, 'FAILED');
        await tell(transaction, manner);
        return back(fail);
      case 'cancel':
        ledger.end(transaction, 'CANCELLED');
        await tell(transaction, manner);
        return back(cancel);
      case 'later':
        ledger.end(transaction, 'PENDING');
        setTimeout(() => {
          ledger.end(transaction, 'VALID');
          void tell(transaction, manner);
        }, VERDICT).unref();
        return back(success);
      default:
        if (form.outcome === 'wrong-amount') transaction.amount -= 100;
        ledger.end(transaction, 'VALID', form.outcome === 'risky' ? '1' : '0');
        await tell(transaction, manner);
        return back(success);
    }
  });
  return pages;
}

/** What the shop gave along comes back unchanged. */
const valuesOf = ({ fields }: Transaction) =>
  Object.fromEntries(['value_a', 'value_b', 'value_c', 'value_d'].map((name) => [name, fields[name] ?? '']));

const payPage = (transaction: Transaction) =>
  frame(
    html`${slip({
      description: transaction.fields.product_name ?? '',
      amount: `৳${decimal(transaction.amount)}`,
      reference: transaction.fields.tran_id ?? '',
      email: transaction.fields.cus_email ?? null,
    })}
    ${
      transaction.status === 'OPEN'
        ? buttons
        : html`<p class="notice" role="alert">This payment has ended: it is ${transaction.status.toLowerCase()}.</p>`
    }`,
  );

const buttons = html`<form method="post">
  <button class="pay" name="outcome" value="pay">Pay</button>
  <button name="outcome" value="decline">Decline the payment</button>
  <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
  ${mischief(
    html`<button name="outcome" value="later">Pay, the bank answers later</button>
      <button name="outcome" value="risky">Pay, at high risk</button>
      <button name="outcome" value="wrong-amount">Pay one taka less</button>`,
  )}
</form>`;

/** A string and no part of the template: for a closing script tag in one, the bundler wants a package that is not there. */
const goesOnByItself = raw("<script>document.getElementById('back').submit();</script>");

/** Sends the browser on with a form, as SSLCommerz does. */
const backPage = (url: string, fields: Record<string, string>) =>
  frame(
    html`<h1>Back to the shop</h1>
      <form id="back" method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="pay">Go on</button>
      </form>
      ${goesOnByItself}`,
  );
