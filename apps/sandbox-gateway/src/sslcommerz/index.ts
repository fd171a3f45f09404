import type { Protocol } from '../protocol.ts';
import { createSslCommerzApi } from './api.ts';
import { createSslCommerzLedger } from './ledger.ts';
import { createSslCommerzPages } from './pages.ts';

/** SSLCommerz, version 4. Its account: `storeId`, `storePassword`, and `ipnUrl` if it is set in the panel instead of in each payment. */
export const sslCommerz: Protocol = {
  code: 'sslcommerz',
  open: ({ origin, control, mail, verdicts, account: { storeId = 'sandbox', storePassword = 'sandbox@ssl', ipnUrl } }) => {
    const ledger = createSslCommerzLedger();
    const store = { id: storeId, password: storePassword };
    return {
      pages: { path: '/ssl', routes: createSslCommerzPages(ledger, { mail, control, verdicts, store, ipnUrl }) },
      api: createSslCommerzApi(ledger, { origin, store, control }),
      sums: ledger.sums,
    };
  },
};
