import type { ProviderKind } from '../provider-kind.ts';
import { sslCommerzClient } from './sslcommerz-client.ts';

/** Keys of the store in the sandbox. */
const sandboxKeys = { storeId: 'sandbox', storePassword: 'sandbox@ssl' };
const liveApi = 'https://securepay.sslcommerz.com';
const ipnPath = '/payments/sslcommerz/ipn';

/** Cards, wallets and banks of Bangladesh, through SSLCommerz. */
export const sslCommerz: ProviderKind = {
  code: 'sslcommerz',
  name: 'SSLCommerz',
  methods: [{ code: 'sslcommerz', name: 'sslcommerz.name', detail: 'sslcommerz.detail' }],
  currencies: ['BDT'],
  countries: ['BD'],
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
    refunds: 'partial',
    webhook: {
      path: ipnPath,
      summary: 'Receive a signed message (IPN) from SSLCommerz',
      description: 'The body is form-encoded. The payment is verified with SSLCommerz. A repeated message has no effect.',
      isForm: true,
    },
    buildSandboxAccount: () => sandboxKeys,
  },
};
