import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { findOrder } from '#features/order/find-order.ts';
import { TrackedOrder } from '#features/order/tracked-order.tsx';
import { TrackingForm, type TrackingAnswer } from '#features/order/tracking-form.tsx';
import { forgetTracked, trackedCookieOf, trackedOrder } from '#features/order/tracking-cookie.ts';
import { trackingFrom, trackingIssues, trackingQuestion } from '#features/order/tracking.ts';
import { isApiError } from '#lib/api-error.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/track-order';

const unshared = { 'Cache-Control': 'private, no-store' };

/** Shows the order that was asked for last; its number and e-mail are in a cookie, not in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tracked = trackedOrder(request);
  const order = tracked && (await findOrder(shopFrom(context).api, trackingQuestion(tracked)));
  return data({ order }, { headers: unshared });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const back = (cookie: string) => redirect(shop.href('/Track/Order'), { status: 303, headers: { 'Set-Cookie': cookie } });
  if (form.get('intent') === 'another') return back(forgetTracked(shop));

  const tracking = trackingFrom(form);
  const issues = trackingIssues(tracking);
  if (issues.length > 0) return data<TrackingAnswer>({ tracking, issues, refusal: null }, { status: 422, headers: unshared });
  try {
    if (await findOrder(shop.api, trackingQuestion(tracking))) return back(trackedCookieOf(tracking, shop));
  } catch (error) {
    if (!isApiError(error, 'TooManyRequests')) throw error;
    return data<TrackingAnswer>({ tracking, issues: [], refusal: 'TooManyRequests' }, { status: 429, headers: unshared });
  }
  return data<TrackingAnswer>({ tracking, issues: [], refusal: 'OrderNotFound' }, { status: 404, headers: unshared });
}

export const headers = () => unshared;

export default function TrackOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Track your order`} description={t`See where your order is, with its number and your e-mail or invoice number.`} />
      {order && !actionData ? <TrackedOrder order={order} /> : <TrackingForm answer={actionData} />}
    </>
  );
}
