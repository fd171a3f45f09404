import { html } from 'hono/html';
import type { SandboxSession } from './session.ts';

/** What the page says above its buttons after something was tried. */
export type PageNotice = 'declined' | null;

const style = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #040707; background: #f4f5f6; }
  .bar { background: #fff3c4; border-bottom: 1px solid #e4d38a; padding: 10px 16px; text-align: center; font-size: 14px; }
  main { max-width: 440px; margin: 48px auto; padding: 32px; background: #fff; border: 1px solid #e2e4e6; border-radius: 4px; }
  h1 { margin: 0 0 4px; font-size: 16px; font-weight: 500; color: #52585c; }
  .amount { margin: 0 0 24px; font-size: 34px; font-weight: 600; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; font-size: 14px; }
  dt { color: #52585c; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  .notice { margin: 0 0 16px; padding: 12px 16px; border: 1px solid #c62828; border-radius: 4px; color: #8e1b1b; background: #fdf1f1; }
  form { display: grid; gap: 12px; }
  button { min-height: 48px; border: 1px solid #040707; border-radius: 4px; background: #fff; color: #040707; font: inherit; font-weight: 500; cursor: pointer; }
  button.pay { background: #040707; color: #fff; }
  button.quiet { border-color: transparent; text-decoration: underline; }
  button:focus-visible { outline: 3px solid #49beff; outline-offset: 2px; }
`;

/** The page that a shopper pays on. It says that it is none: no card is asked for, no money moves. */
export const payPage = (session: SandboxSession, notice: PageNotice) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox payment</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="bar" role="note"><strong>Sandbox.</strong> This page runs on this computer. No card is asked for and no money moves.</p>
        <main>
          <h1>${session.description}</h1>
          <p class="amount">${amountOf(session)}</p>
          <dl>
            <dt>Order</dt>
            <dd>${session.reference}</dd>
            ${
              session.email
                ? html`<dt>E-mail</dt>
                    <dd>${session.email}</dd>`
                : ''
            }
          </dl>
          ${notice === 'declined' ? html`<p class="notice" role="alert">The card was declined. Nothing was charged; you can try again.</p>` : ''}
          ${session.status === 'open' ? buttons : html`<p class="notice" role="alert">This payment has ended: it is ${session.paymentStatus === 'paid' ? 'paid' : 'expired'}.</p>`}
        </main>
      </body>
    </html>`;

const buttons = html`<form method="post">
  <button class="pay" name="outcome" value="pay">Pay</button>
  <button name="outcome" value="decline">Decline the card</button>
  <button class="quiet" name="outcome" value="cancel">Cancel and go back</button>
</form>`;

export const gonePage = () =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox payment</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>There is no such payment</h1>
          <p>The sandbox forgets its payments when it is restarted. Go back to the shop and try again.</p>
        </main>
      </body>
    </html>`;

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
