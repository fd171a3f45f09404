import { useLingui } from '@lingui/react/macro';
import { PaymentOutcome } from '#features/order/payment/payment-outcome.tsx';
import { loadReturnPage, redeemReturnToken } from '#features/order/details/load-return-page.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/ssl-return';

const page = '/SSLReturn';

/** SSLCommerz posts its form to the server, which redirects the shopper here with a token for one use. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const token = new URL(request.url).searchParams.get('arrived');
  return loadReturnPage(request, shop, { page, arrived: token === null ? null : await redeemReturnToken(shop.api, token) });
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function SslReturnPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <PaymentOutcome page={page} {...loaderData} />
    </>
  );
}
