import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Control } from './control.ts';
import { isRefusal, type Ledger } from './ledger.ts';
import { manners, type Mail } from './mail.ts';
import { frame, gonePage, mischief, slip } from './page-frame.ts';
import { wireSession, type SandboxSession } from './session.ts';
import { webhookOf, type WebhookTarget } from './webhook.ts';

interface Around {
  origin: string;
  mail: Mail;
  control: Control;
  webhook: WebhookTarget;
}

/** ms until the bank answers to a payment whose verdict comes later. */
const VERDICT = 3000;

/** Stripe's hosted page, and what its buttons do. */
export function stripePages(ledger: Ledger, { origin, mail, control, webhook }: Around): Hono {
  const pages = new Hono();
  const tell = (type: string, session: SandboxSession, manner = manners[0]) =>
    mail.send(webhookOf(`checkout.session.${type}`, wireSession(session, { origin }), webhook), manner);

  pages.get('/:id', (c) => {
    const session = ledger.find(c.req.param('id'));
    return isRefusal(session) ? c.html(gonePage(), 404) : c.html(payPage(session, null));
  });
  pages.post('/:id', async (c) => {
    const { outcome, message, lose } = await c.req.parseBody();
    const id = c.req.param('id');
    const session = ledger.find(id);
    if (isRefusal(session)) return c.html(gonePage(), 404);
    const manner = manners.find((known) => known === message);
    if (lose === '1') control.loseAnswers += 1;
    if (outcome === 'cancel') return c.redirect(session.cancelUrl ?? session.successUrl, 303);
    if (outcome === 'decline') return c.html(payPage(session, 'The card was declined. Nothing was charged; you can try again.'), 402);
    const back = () => c.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
    if (session.status !== 'open') return session.status === 'complete' ? back() : c.html(payPage(session, null), 409);

    if (outcome === 'expire') {
      ledger.expire(id);
      await tell('expired', session, manner);
    } else if (outcome === 'later' || outcome === 'later-refused') {
      ledger.submit(id);
      await tell('completed', session, manner);
      setTimeout(() => {
        ledger.decide(id, outcome === 'later');
        void tell(outcome === 'later' ? 'async_payment_succeeded' : 'async_payment_failed', session, manner);
      }, VERDICT).unref();
    } else {
      ledger.pay(id);
      await tell('completed', session, manner);
    }
    return back();
  });
  return pages;
}

const payPage = (session: SandboxSession, notice: string | null) =>
  frame(
    html`${slip({ ...session, amount: amountOf(session) })} ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
    ${
      session.status === 'open'
        ? buttons
        : html`<p class="notice" role="alert">This payment has ended: it is ${session.paymentStatus === 'paid' ? 'paid' : session.status}.</p>`
    }`,
  );

const buttons = html`<form method="post">
  <button class="pay" name="outcome" value="pay">Pay</button>
  <button name="outcome" value="decline">Decline the card</button>
  <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
  ${mischief(
    html`<button name="outcome" value="later">Pay, the bank answers later</button>
      <button name="outcome" value="later-refused">Pay, the bank refuses later</button>
      <button name="outcome" value="expire">The time runs out</button>`,
  )}
</form>`;

/** Stripe's own list of currencies without a minor unit. */
const zeroDecimal = ['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'ugx', 'vnd', 'vuv', 'xaf', 'xof', 'xpf'];

function amountOf({ amount, currency, locale }: SandboxSession): string {
  const decimals = zeroDecimal.includes(currency) ? 0 : 2;
  const format = new Intl.NumberFormat(locale && locale !== 'auto' ? locale : 'en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount / 10 ** decimals);
}
