import { useLingui } from '@lingui/react/macro';
import { PaymentOutcome } from '#features/order/payment/payment-outcome.tsx';
import { loadReturnPage } from '#features/order/details/load-return-page.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/payment-return';

const page = '/str/Return';

/** Stripe redirects here with its session in the address. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReturnPage(request, getShop(context), { page, arrived: new URL(request.url).searchParams.get('session_id') });

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function PaymentReturnPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <PaymentOutcome page={page} {...loaderData} />
    </>
  );
}
