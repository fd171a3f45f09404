import type { Protocol } from '../protocol.ts';
import { createStripeApi } from './api.ts';
import { createLedger } from './ledger.ts';
import { createStripePages } from './pages.ts';

/** Stripe's hosted Checkout. Its account: `webhookUrl`, `webhookSecret`. */
export const stripe: Protocol = {
  code: 'stripe',
  open: ({ origin, control, mail, verdicts, account: { webhookUrl = '', webhookSecret = '' } }) => {
    const ledger = createLedger();
    const webhook = { url: webhookUrl, secret: webhookSecret };
    return {
      pages: { path: '/pay', routes: createStripePages(ledger, { origin, mail, control, verdicts, webhook }) },
      api: createStripeApi(ledger, { origin, control }),
      sums: ledger.sums,
    };
  },
};
