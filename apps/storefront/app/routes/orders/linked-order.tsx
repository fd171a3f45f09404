import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { CancelOrder, readCancelReason } from '#features/order/account/cancel-order.tsx';
import { ExpiredLink } from '#features/order/details/expired-link.tsx';
import { findLinkedOrder, buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import { TrackedOrder } from '#features/order/tracking/tracked-order.tsx';
import { DocumentLinks } from '#features/documents/document-links.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { Notice } from '#ui/overlays/notice.tsx';
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

/** Cancels the order. A refusal is shown on the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const init = { headers: buildSecretPageHeaders() };
  try {
    await shop.api.cancelLinkedOrder(params.link, readCancelReason(await request.formData()));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data({ refusal: { code: error.code, params: error.params } }, { status: error.status, ...init });
  }
  return redirect(shop.href(buildLinkedOrderPath(params.link)), { status: 303, ...init });
}

export const headers = buildSecretPageHeaders;

/** The address is a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function LinkedOrderPage({ loaderData: { order }, actionData, params }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  if (!order) return <ExpiredLink />;
  return (
    <>
      <PageHead isPrivate title={t`Order ${order.orderNumber}`} />
      <TrackedOrder
        order={order}
        notice={actionData ? <Notice tone="error">{errorText(i18n, actionData.refusal.code, actionData.refusal.params)}</Notice> : null}
        documents={<DocumentLinks order={order} />}
        returnPath={buildLinkedOrderPath(params.link, '/return')}
        actions={order.canCancel ? <CancelOrder isPaid={order.paymentStatus === 'PAID'} /> : null}
      />
    </>
  );
}
