import { useLingui } from '@lingui/react/macro';
import { PaymentOutcome } from '#features/order/payment-outcome.tsx';
import { paymentVerdict } from '#features/order/payment-verdict.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/payment-return';

const page = '/str/Return';

/** Where Stripe sends the shopper back to, with its session in the address. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  paymentVerdict(request, shopFrom(context), { page, arrived: new URL(request.url).searchParams.get('session_id') });

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function PaymentReturnPage({ loaderData: { outcome, payable } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <PaymentOutcome page={page} outcome={outcome} payable={payable} />
    </>
  );
}
