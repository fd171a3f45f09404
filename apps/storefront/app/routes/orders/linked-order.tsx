import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { ExpiredLink } from '#features/order/details/expired-link.tsx';
import { findLinkedOrder, buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import { TrackedOrder } from '#features/order/tracking/tracked-order.tsx';
import { DocumentLinks } from '#features/documents/document-links.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { buildSecretPageHeaders } from '#lib/head/secret-page-headers.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/linked-order';

/** Shows the order of a link in an email. Sets no cookie, because the email may be read on another person's device. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await findLinkedOrder(getShop(context).api, params.link);
  return data({ order }, { status: order ? 200 : 410, headers: buildSecretPageHeaders() });
}

export const headers = buildSecretPageHeaders;

/** The address is a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function LinkedOrderPage({ loaderData: { order }, params }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!order) return <ExpiredLink />;
  return (
    <>
      <PageHead isPrivate title={t`Order ${order.orderNumber}`} />
      <TrackedOrder order={order} documents={<DocumentLinks order={order} />} returnPath={buildLinkedOrderPath(params.link, '/return')} />
    </>
  );
}
