import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Control } from '../control.ts';
import { isRefusal, type Ledger } from './ledger.ts';
import { deliveryModes, type DeliveryMode, type MessageSender } from '../message-sender.ts';
import { renderFrame, renderNotFoundPage, renderFaultFields, renderPaymentSummary } from '../page-frame.ts';
import { getMethod } from './methods.ts';
import { toWireSession, type SandboxSession } from './session.ts';
import type { Verdicts } from '../verdicts.ts';
import { renderVoucherPage } from './voucher-page.ts';
import { buildWebhook, type WebhookTarget } from './webhook.ts';

interface Dependencies {
  origin: string;
  mail: MessageSender;
  control: Control;
  verdicts: Verdicts;
  webhook: WebhookTarget;
}

/** Returns the message of a result after which Stripe's page stays open for another attempt. */
function findRefusal(outcome: unknown, { method }: SandboxSession): string | undefined {
  if (outcome === 'decline') return getMethod(method).refusal;
  return outcome === 'authentication-failed'
    ? 'The bank couldn’t confirm that it’s you. You haven’t been charged, and you can try again.'
    : undefined;
}

/** Serves Stripe's hosted page and handles its buttons. */
export function createStripePages(ledger: Ledger, { origin, mail, control, verdicts, webhook }: Dependencies): Hono {
  const pages = new Hono();
  const sendEvent = (type: string, session: SandboxSession, deliveryMode = deliveryModes[0]) =>
    mail.send(buildWebhook(`checkout.session.${type}`, toWireSession(session, { origin }), webhook), deliveryMode);

  const decide = async (session: SandboxSession, isPaid: boolean, deliveryMode?: DeliveryMode) => {
    if (ledger.decide(session.id, isPaid)) await sendEvent(isPaid ? 'async_payment_succeeded' : 'async_payment_failed', session, deliveryMode);
  };

  pages.get('/:id/voucher', (c) => {
    const session = ledger.find(c.req.param('id'));
    return isRefusal(session) || !session.voucher ? c.html(renderNotFoundPage(), 404) : c.html(renderVoucherPage(session, formatAmount(session)));
  });
  pages.post('/:id/voucher', async (c) => {
    const session = ledger.find(c.req.param('id'));
    if (isRefusal(session) || !session.voucher) return c.html(renderNotFoundPage(), 404);
    await decide(session, (await c.req.parseBody()).outcome === 'pay');
    return c.html(renderVoucherPage(session, formatAmount(session)));
  });
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
    const refusal = findRefusal(outcome, session);
    if (refusal !== undefined) return c.html(payPage(session, refusal), 402);

    if (outcome === 'expire') {
      ledger.expire(id);
      await sendEvent('expired', session, deliveryMode);
    } else if (isLater(outcome) || getMethod(session.method).isVoucher) {
      ledger.submit(id);
      await sendEvent('completed', session, deliveryMode);
      if (isLater(outcome)) verdicts.plan(() => decide(session, outcome === 'later', deliveryMode));
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
    html`${renderPaymentSummary({ ...session, amount: formatAmount(session), method: getMethod(session.method).name })}
    ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
    ${
      session.status === 'open'
        ? renderButtons(session.method)
        : html`<p class="notice" role="alert">This payment is closed: ${session.paymentStatus === 'paid' ? 'paid' : session.status}.</p>`
    }`,
  );

const isLater = (outcome: unknown): outcome is 'later' | 'later-refused' => outcome === 'later' || outcome === 'later-refused';

function renderButtons(method: string) {
  const { name, isVoucher } = getMethod(method);
  if (isVoucher)
    return html`<form method="post">
      <button class="pay" name="outcome" value="later">Get the payment details: the money arrives later</button>
      <button name="outcome" value="voucher">Get the payment details: you pay on their page</button>
      <button name="outcome" value="later-refused">Get the payment details, but never pay</button>
      <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
      ${renderFaultFields(html`<button name="outcome" value="expire">Let the payment expire</button>`)}
    </form>`;
  return html`<form method="post">
    <button class="pay" name="outcome" value="pay">Pay</button>
    <button name="outcome" value="decline">${method === 'card' ? 'Decline the card' : `Decline ${name}`}</button>
    <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
    ${renderFaultFields(
      html`${method === 'card' ? html`<button name="outcome" value="authentication-failed">Fail 3-D Secure</button>` : ''}
        <button name="outcome" value="later">Pay: the bank confirms later</button>
        <button name="outcome" value="later-refused">Pay: the bank declines later</button>
        <button name="outcome" value="expire">Let the payment expire</button>`,
    )}
  </form>`;
}

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
