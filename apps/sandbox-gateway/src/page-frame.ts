import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { deliveryModes } from './message-sender.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString> | '';

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
  :focus-visible { outline: 3px solid #49beff; outline-offset: 2px; }
  details { border-top: 1px solid #e2e4e6; padding-top: 12px; font-size: 14px; }
  summary { padding: 10px 0; cursor: pointer; }
  .more { display: grid; gap: 12px; }
  select { min-height: 44px; width: 100%; font: inherit; }
  label.check { display: flex; gap: 12px; align-items: center; min-height: 44px; }
`;

/** Returns a page of the sandbox. It states that it is a simulation: no card is requested, no money moves. */
export const renderFrame = (content: Markup, isPayment = true) =>
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
        ${
          isPayment
            ? html`<p class="bar" role="note">
                <strong>Sandbox.</strong> This page runs on this computer. It doesn’t ask for a card, and no money moves.
              </p>`
            : ''
        }
        <main>${content}</main>
      </body>
    </html>`;

export const renderNotFoundPage = () =>
  renderFrame(
    html`<h1>We can’t find this payment</h1>
      <p>The sandbox loses its payments when it restarts. Go back to the shop and try again.</p>`,
    false,
  );

interface PaymentSummary {
  description: string;
  amount: string;
  reference: string;
  email: string | null;
  /** The name of the payment method. */
  method?: string | undefined;
}

/** Returns the summary of the payment. */
export const renderPaymentSummary = ({ description, amount, reference, email, method }: PaymentSummary) =>
  html`<h1>${description}</h1>
    <p class="amount">${amount}</p>
    <dl>
      <dt>Order</dt>
      <dd>${reference}</dd>
      ${
        method
          ? html`<dt>Payment method</dt>
              <dd>${method}</dd>`
          : ''
      }
      ${
        email
          ? html`<dt>Email</dt>
              <dd>${email}</dd>`
          : ''
      }
    </dl>`;

const deliveryModeTexts = {
  now: 'arrives immediately',
  late: 'arrives 5 seconds later',
  twice: 'arrives twice',
  reversed: 'arrives after the next one',
  never: 'never arrives',
};

/** Returns the fields for rarer results and delivery faults. @param others buttons for rarer results */
export const renderFaultFields = (others: Markup) =>
  html`<details>
    <summary>More outcomes and faults</summary>
    <div class="more">
      ${others}
      <label
        >Notification to the shop
        <select name="message">
          ${deliveryModes.map((deliveryMode) => html`<option value="${deliveryMode}">${deliveryModeTexts[deliveryMode]}</option>`)}
        </select></label
      >
      <label class="check"><input type="checkbox" name="lose" value="1" /> Lose the next response to the shop</label>
    </div>
  </details>`;
