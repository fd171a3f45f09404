import { buildBrandMethod } from '../brand-method.ts';
import type { MethodKind } from '../provider-kind.ts';

const everywhere = { currencies: null, countries: null };

/**
 * The methods of SSLCommerz's hosted page. A name of its protocol is a value of `multi_card_name`, which limits the page to that gateway:
 * https://developer.sslcommerz.com/doc/v4/#initiate-payment. Rocket is the mobile banking of Dutch-Bangla Bank (DBBL). All of them can be
 * refunded in whole or in part: the same page, "Initiate the refund".
 */
export const sslCommerzMethods: readonly MethodKind[] = [
  {
    code: 'sslcommerz',
    name: { text: 'sslcommerz.name' },
    describe: ({ t }) => t('sslcommerz.detail'),
    mark: 'card',
    protocolName: null,
    ...everywhere,
    isPaidLater: false,
    refunds: 'partial',
  },
  buildBrandMethod({ code: 'bkash', brand: 'bKash', mark: 'phone', protocolName: 'bkash', ...everywhere }),
  buildBrandMethod({ code: 'nagad', brand: 'Nagad', mark: 'phone', protocolName: 'nagad', ...everywhere }),
  buildBrandMethod({ code: 'rocket', brand: 'Rocket', mark: 'phone', protocolName: 'dbblmobilebanking', ...everywhere }),
];

/** Finds the gateway to which SSLCommerz's page is limited. @returns undefined if it offers all */
export const findGateway = (code: string | undefined): string | undefined =>
  sslCommerzMethods.find((method) => method.code === code)?.protocolName ?? undefined;
