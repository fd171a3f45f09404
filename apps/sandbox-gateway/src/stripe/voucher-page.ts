import { html } from 'hono/html';
import { renderFrame, renderPaymentSummary } from '../page-frame.ts';
import { getMethod } from './methods.ts';
import type { SandboxSession } from './session.ts';

/** Renders the details with which a shopper pays later, with buttons for what a bank would do. @param amount formatted */
export function renderVoucherPage(session: SandboxSession, amount: string) {
  const { voucher, method } = session;
  const isWaiting = session.paymentStatus === 'unpaid' && !session.isRefused;
  const state = session.paymentStatus === 'paid' ? 'paid' : 'expired';
  return renderFrame(
    html`${renderPaymentSummary({ ...session, amount, method: getMethod(method).name })}
      <dl>
        <dt>Entity</dt>
        <dd>${voucher?.entity}</dd>
        <dt>Reference</dt>
        <dd>${voucher?.reference}</dd>
        <dt>Pay by</dt>
        <dd>${new Date((voucher?.expiresAt ?? 0) * 1000).toISOString().slice(0, 10)}</dd>
      </dl>
      ${
        isWaiting
          ? html`<form method="post">
              <button class="pay" name="outcome" value="pay">Pay this reference at the bank</button>
              <button name="outcome" value="expire">Let this reference expire</button>
            </form>`
          : html`<p class="notice" role="alert">This reference is closed: ${state}.</p>`
      }`,
  );
}
