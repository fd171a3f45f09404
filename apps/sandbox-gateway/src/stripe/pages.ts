import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Control } from '../control.ts';
import { isRefusal, type Ledger } from './ledger.ts';
import { deliveryModes, type MessageSender } from '../message-sender.ts';
import { renderFrame, renderNotFoundPage, renderFaultFields, renderPaymentSummary } from '../page-frame.ts';
import { toWireSession, type SandboxSession } from './session.ts';
import type { Verdicts } from '../verdicts.ts';
import { buildWebhook, type WebhookTarget } from './webhook.ts';

interface Dependencies {
  origin: string;
  mail: MessageSender;
  control: Control;
  verdicts: Verdicts;
  webhook: WebhookTarget;
}

/** Results after which Stripe's page stays open for another attempt, with its message. */
const refusals: Readonly<Record<string, string>> = {
  decline: 'The card was declined. Nothing was charged; you can try again.',
  'authentication-failed': 'The bank could not confirm that it is you. Nothing was charged; you can try again.',
};

/** Serves Stripe's hosted page and handles its buttons. */
export function createStripePages(ledger: Ledger, { origin, mail, control, verdicts, webhook }: Dependencies): Hono {
  const pages = new Hono();
  const sendEvent = (type: string, session: SandboxSession, deliveryMode = deliveryModes[0]) =>
    mail.send(buildWebhook(`checkout.session.${type}`, toWireSession(session, { origin }), webhook), deliveryMode);

  pages.get('/:id', (c) => {
    const session = ledger.find(c.req.param('id'));
    return isRefusal(session) ? c.html(renderNotFoundPage(), 404) : c.html(payPage(session, null));
  });
  pages.post('/:id', async (c) => {
    const { outcome, message, lose } = await c.req.parseBody();
    const id = c.req.param('id');
    const session = ledger.find(id);
    if (isRefusal(session)) return c.html(renderNotFoundPage(), 404);
    const deliveryMode = deliveryModes.find((known) => known === message);
    if (lose === '1') control.loseAnswers += 1;
    if (outcome === 'cancel') return c.redirect(session.cancelUrl ?? session.successUrl, 303);
    const redirectToShop = () => c.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
    if (session.status !== 'open') return session.status === 'complete' ? redirectToShop() : c.html(payPage(session, null), 409);
    const refusal = typeof outcome === 'string' ? refusals[outcome] : undefined;
    if (refusal !== undefined) return c.html(payPage(session, refusal), 402);

    if (outcome === 'expire') {
      ledger.expire(id);
      await sendEvent('expired', session, deliveryMode);
    } else if (outcome === 'later' || outcome === 'later-refused') {
      ledger.submit(id);
      await sendEvent('completed', session, deliveryMode);
      verdicts.plan(() => {
        ledger.decide(id, outcome === 'later');
        return sendEvent(outcome === 'later' ? 'async_payment_succeeded' : 'async_payment_failed', session, deliveryMode);
      });
    } else {
      ledger.pay(id);
      await sendEvent('completed', session, deliveryMode);
    }
    return redirectToShop();
  });
  return pages;
}

const payPage = (session: SandboxSession, notice: string | null) =>
  renderFrame(
    html`${renderPaymentSummary({ ...session, amount: formatAmount(session) })} ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
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
  ${renderFaultFields(
    html`<button name="outcome" value="authentication-failed">Fail 3-D Secure</button>
      <button name="outcome" value="later">Pay, the bank answers later</button>
      <button name="outcome" value="later-refused">Pay, the bank refuses later</button>
      <button name="outcome" value="expire">The time runs out</button>`,
  )}
</form>`;

/** Stripe's list of currencies without a minor unit. */
const zeroDecimal = ['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'ugx', 'vnd', 'vuv', 'xaf', 'xof', 'xpf'];

function formatAmount({ amount, currency, locale }: SandboxSession): string {
  const decimals = zeroDecimal.includes(currency) ? 0 : 2;
  const format = new Intl.NumberFormat(locale && locale !== 'auto' ? locale : 'en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount / 10 ** decimals);
}
