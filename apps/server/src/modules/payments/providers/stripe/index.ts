import type { ProviderKind } from '../provider-kind.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeLimits, stripeMethods } from './stripe-methods.ts';

/** Keys of the account in the sandbox. */
const sandboxKeys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
const webhookPath = '/payments/stripe/webhook';

/** Cards, wallets and the methods of each country, through Stripe's hosted Checkout. */
export const stripe: ProviderKind = {
  code: 'stripe',
  name: 'Stripe',
  methods: stripeMethods,
  currencies: null,
  countries: null,
  limits: stripeLimits,
  online: {
    getAccess: (access) => access.stripe,
    open: ({ payments }) => stripeClient({ ...(payments.stripe.keys ?? sandboxKeys), apiBase: payments.stripe.apiBase }),
    pageOrigins: ['https://checkout.stripe.com'],
    needsPayer: false,
    returnsByForm: false,
    webhook: {
      path: webhookPath,
      summary: 'Receive a signed webhook from Stripe',
      description: 'The signature covers the exact bytes of the body. A repeated message has no effect.',
      signatureHeader: 'stripe-signature',
      isForm: false,
    },
    buildSandboxAccount: (shopUrl) => ({ webhookUrl: `${shopUrl}/api${webhookPath}`, webhookSecret: sandboxKeys.webhookSecret }),
  },
};
