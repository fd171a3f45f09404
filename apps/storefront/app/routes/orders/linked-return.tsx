import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { ExpiredLink } from '#features/order/details/expired-link.tsx';
import { buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import { findLinkedReturnOverview } from '#features/returns/proof/find-return-overview.ts';
import { Returns } from '#features/returns/returns.tsx';
import styles from '#features/returns/returns.module.css';
import { handleReturnForm } from '#features/returns/form/handle-return-form.ts';
import { Link } from '#lib/paths/link.tsx';
import { notFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { buildSecretPageHeaders } from '#lib/head/secret-page-headers.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/linked-return';

/** Shows the returns of an order that an email links to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const access = await findLinkedReturnOverview(getShop(context), params.link);
  return data({ returnOverview: access?.returnOverview ?? null }, { status: access ? 200 : 410, headers: buildSecretPageHeaders() });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const access = await findLinkedReturnOverview(shop, params.link);
  if (!access) notFound();
  const { api } = shop;
  return handleReturnForm(shop, form, buildLinkedOrderPath(params.link, '/return'), {
    request: (input) => api.requestReturn(access.proof, input),
    withdraw: (returnNumber) => api.withdrawReturn(access.proof, returnNumber),
    payOut: (returnNumber, account) => api.payOutReturn(access.proof, returnNumber, account),
  });
}

export const headers = buildSecretPageHeaders;

/** The address is a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function LinkedReturnPage({ loaderData: { returnOverview }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!returnOverview) return <ExpiredLink />;
  const page = buildLinkedOrderPath(params.link, '/return');
  return (
    <>
      <PageHead isPrivate title={t`Returns`} />
      <div className={styles.page}>
        <p>
          <Link to={buildLinkedOrderPath(params.link)}>
            <Trans>Back to the order</Trans>
          </Link>
        </p>
        <Returns returnOverview={returnOverview} action={page} notes={`${page}/note`} answer={actionData ?? null} />
      </div>
    </>
  );
}
