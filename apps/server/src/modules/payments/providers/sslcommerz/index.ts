import type { ProviderKind } from '../provider-kind.ts';
import { sslCommerzClient } from './sslcommerz-client.ts';
import { sslCommerzMethods } from './sslcommerz-methods.ts';

/** Keys of the store in the sandbox. */
const sandboxKeys = { storeId: 'sandbox', storePassword: 'sandbox@ssl' };
const liveApi = 'https://securepay.sslcommerz.com';
const ipnPath = '/payments/sslcommerz/ipn';

/** Cards, wallets and banks of Bangladesh, through SSLCommerz. */
export const sslCommerz: ProviderKind = {
  code: 'sslcommerz',
  name: 'SSLCommerz',
  methods: sslCommerzMethods,
  currencies: ['BDT'],
  countries: ['BD'],
  // `total_amount` is from 10 to 500,000 taka: https://developer.sslcommerz.com/doc/v4/#initiate-payment
  limits: { BDT: { min: 1000, max: 50_000_000 } },
  online: {
    getAccess: (access) => access.sslcommerz,
    open: ({ payments, port, publicUrl }) => {
      const { mode, keys = sandboxKeys, apiBase = liveApi } = payments.sslcommerz;
      const shopUrl = mode === 'sandbox' ? `http://127.0.0.1:${port}` : publicUrl;
      return sslCommerzClient({ ...keys, apiBase, ipnUrl: `${shopUrl}/api${ipnPath}` });
    },
    pageOrigins: ['https://*.sslcommerz.com'],
    needsPayer: true,
    returnsByForm: true,
    webhook: {
      path: ipnPath,
      summary: 'Receive a signed message (IPN) from SSLCommerz',
      description: 'The body is form-encoded. The payment is verified with SSLCommerz. A repeated message has no effect.',
      isForm: true,
    },
    buildSandboxAccount: () => sandboxKeys,
  },
};
