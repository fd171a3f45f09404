import { Trans, useLingui } from '@lingui/react/macro';
import { isOrderReference } from '#features/order/details/order-path.ts';
import { returnPath } from '#features/returns/proof/find-return-overview.ts';
import { Returns } from '#features/returns/returns.tsx';
import { handleReturnForm } from '#features/returns/form/handle-return-form.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { createValidation } from '#lib/forms/validation.ts';
import type { Route } from './+types/order-return';

/** Invalid order references are not looked up. */
export const middleware = [createValidation(({ params }) => isOrderReference(params.invoice))];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  return { returnOverview: await orNotFound(api.customerReturnOverview(getContextCustomer(context).id, params.invoice), request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const { invoice } = params;
  return handleReturnForm(shop, await request.formData(), `/user/orders/${encodeURIComponent(invoice)}/return`, {
    request: (input) => shop.api.requestCustomerReturn(id, invoice, input),
    withdraw: (returnNumber) => shop.api.withdrawCustomerReturn(id, invoice, returnNumber),
    payOut: (returnNumber, account) => shop.api.payOutCustomerReturn(id, { invoice, returnNumber }, account),
  });
}

export const headers = unshared;

export default function OrderReturnPage({ loaderData: { returnOverview }, actionData, params }: Route.ComponentProps) {
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
      <Returns returnOverview={returnOverview} action={`${order}/return`} notes={`${returnPath(returnOverview)}/note`} answer={actionData ?? null} />
    </>
  );
}
