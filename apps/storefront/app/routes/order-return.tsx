import { Trans, useLingui } from '@lingui/react/macro';
import { isOrderReference } from '#features/order/order-path.ts';
import { Returns } from '#features/returns/returns.tsx';
import { takeReturn } from '#features/returns/take-return.ts';
import { customerFrom, unshared } from '#lib/guards.ts';
import { Link } from '#lib/link.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { validated } from '#lib/validation.ts';
import type { Route } from './+types/order-return';

/** What can be no number of an order is asked for nowhere. */
export const middleware = [validated(({ params }) => isOrderReference(params.invoice))];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  return { desk: await orNotFound(api.ownReturns(customerFrom(context).id, params.invoice)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const { id } = customerFrom(context);
  const { invoice } = params;
  return takeReturn(shop, await request.formData(), `/user/orders/${encodeURIComponent(invoice)}/return`, {
    request: (asked) => shop.api.requestOwnReturn(id, invoice, asked),
    takeBack: (returnNumber) => shop.api.takeBackOwnReturn(id, invoice, returnNumber),
  });
}

export const headers = unshared;

export default function OrderReturnPage({ loaderData: { desk }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const order = `/user/orders/${encodeURIComponent(params.invoice)}`;
  return (
    <>
      <PageHead isPrivate title={t`Returns`} />
      <p>
        <Link to={order}>
          <Trans>Back to the order</Trans>
        </Link>
      </p>
      <Returns desk={desk} action={`${order}/return`} answer={actionData ?? null} />
    </>
  );
}
