import { Trans, useLingui } from '@lingui/react/macro';
import { Confirmation } from '#features/order/confirmation.tsx';
import { findOrder } from '#features/order/find-order.ts';
import { PaperLinks } from '#features/papers/paper-links.tsx';
import { readLastOrder } from '#lib/cookies.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/order-confirmation';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  const last = readLastOrder(request);
  return { step: 'confirmation' as const, order: last && (await findOrder(api, last)) };
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function OrderConfirmationPage({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={order ? t`Your order is placed` : t`Your order`} />
      {order ? <Confirmation order={order} papers={<PaperLinks order={order} />} /> : <NoOrderHere />}
    </>
  );
}

/** Opened in another browser, or long after. */
function NoOrderHere() {
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Your order</Trans>
      </h1>
      <EmptyState
        icon="bag"
        title={<Trans>There is no order to show here</Trans>}
        action={
          <LinkButton to="/Track/Order">
            <Trans>Track an order</Trans>
          </LinkButton>
        }
      >
        <Trans>We show an order here just after it was placed, in the same browser. You find every order by its number and your email.</Trans>
      </EmptyState>
    </>
  );
}
