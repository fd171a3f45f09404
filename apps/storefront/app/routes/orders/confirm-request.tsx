import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { ConfirmRequest } from '#features/returns/confirmation/confirm-request.tsx';
import { ConfirmReview } from '#features/reviews/confirm-review.tsx';
import { ExpiredLink } from '#features/order/details/expired-link.tsx';
import { createRefusedAnswer } from '#features/returns/form/handle-return-form.ts';
import { readPayOut } from '#features/returns/form/read-return-form.ts';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { buildSecretPageHeaders } from '#lib/head/secret-page-headers.ts';
import { buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/confirm-request';

/** Shows the request that the link of an email confirms. Opening the page does not confirm it, because email clients open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = await findRequest(getShop(context).api, params.link);
  return data({ asked }, { status: asked ? 200 : 410, headers: buildSecretPageHeaders() });
}

/** The links of reviews begin with a different letter. */
const isReview = (link: string): boolean => link.startsWith('v-');

async function findRequest(api: Api, link: string) {
  try {
    return isReview(link)
      ? { kind: 'review' as const, confirmation: await api.reviewConfirmation(link) }
      : { kind: 'return' as const, confirmation: await api.returnConfirmation(link) };
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'OrderNotFound', 'InvalidInput')) return null;
    throw error;
  }
}

export async function action({ request, params: { link }, context }: Route.ActionArgs) {
  const { api, href } = getShop(context);
  const form = await request.formData();
  const back = (path: string) => redirect(href(path), { status: 303, headers: buildSecretPageHeaders() });
  try {
    if (isReview(link)) {
      await api.confirmReview(link);
      return back(`/orders/confirm/${encodeURIComponent(link)}`);
    }
    const payOut = readPayOut(form);
    const { kind, link: orderLink } = await api.returnConfirmation(link);
    await api.confirmReturn({ link, ...(payOut && { payOut }) });
    return back(`${buildLinkedOrderPath(orderLink, '/return')}?notice=${kind === 'return' ? 'requested' : 'withdrawal'}`);
  } catch (error) {
    return data(createRefusedAnswer(form, error), { status: isApiError(error) ? error.status : 500, headers: buildSecretPageHeaders() });
  }
}

export const headers = buildSecretPageHeaders;

/** The address is a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function ConfirmRequestPage({ loaderData: { asked }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!asked) return <ExpiredLink />;
  const ways = { action: `/orders/confirm/${encodeURIComponent(params.link)}`, answer: actionData ?? null };
  return (
    <>
      <PageHead isPrivate title={t`Please confirm`} />
      {asked.kind === 'review' ? (
        <ConfirmReview confirmation={asked.confirmation} {...ways} />
      ) : (
        <ConfirmRequest confirmation={asked.confirmation} {...ways} />
      )}
    </>
  );
}
