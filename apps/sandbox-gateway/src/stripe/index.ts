import type { Protocol } from '../protocol.ts';
import { createAccount } from './account.ts';
import { createStripeApi } from './api.ts';
import { createStripeDashboard } from './dashboard.ts';
import { createLedger } from './ledger.ts';
import { createStripePages } from './pages.ts';

/** Stripe's hosted Checkout. Its account: `webhookUrl`, `webhookSecret`. */
export const stripe: Protocol = {
  code: 'stripe',
  open: ({ origin, control, mail, verdicts, account: { webhookUrl = '', webhookSecret = '' } }) => {
    const account = createAccount();
    const ledger = createLedger(account);
    const webhook = { url: webhookUrl, secret: webhookSecret };
    return {
      pages: { path: '/pay', routes: createStripePages(ledger, { origin, mail, control, verdicts, webhook }) },
      api: createStripeApi(ledger, { origin, control, account }),
      act: createStripeDashboard({ ledger, account, mail, control, webhook }),
      sums: ledger.sums,
    };
  },
};
