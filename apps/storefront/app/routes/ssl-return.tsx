import { useLingui } from '@lingui/react/macro';
import { PaymentOutcome } from '#features/order/payment-outcome.tsx';
import { paymentVerdict, redeemed } from '#features/order/payment-verdict.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/ssl-return';

const page = '/SSLReturn';

/** Where SSLCommerz sends the shopper back to: the server has taken its form and sent him on with a token for one use. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const token = new URL(request.url).searchParams.get('arrived');
  return paymentVerdict(request, shop, { page, arrived: token === null ? null : await redeemed(shop.api, token) });
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function SslReturnPage({ loaderData: { outcome, payable } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <PaymentOutcome page={page} outcome={outcome} payable={payable} />
    </>
  );
}
