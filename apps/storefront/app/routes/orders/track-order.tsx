import { useLingui } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findOrder } from '#features/order/tracking/find-order.ts';
import { TrackedOrder } from '#features/order/tracking/tracked-order.tsx';
import { TrackingForm, type TrackingAnswer } from '#features/order/tracking/tracking-form.tsx';
import { deleteTrackedOrderCookie, buildTrackedOrderCookie, readTrackedOrder } from '#features/order/tracking/tracking-cookie.ts';
import { readTrackingForm, listTrackingIssues, toOrderProof } from '#features/order/tracking/tracking.ts';
import { DocumentLinks } from '#features/documents/document-links.tsx';
import { readTypedReview } from '#features/reviews/new-review.ts';
import { ReviewSlot } from '#features/reviews/review-slot.tsx';
import { sendReview, type ReviewAnswer } from '#features/reviews/send-review.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/track-order';

const unshared = { 'Cache-Control': 'private, no-store' };

/** The form that was refused, and why: the tracking form or a review. */
interface TrackOrderData {
  tracking: TrackingAnswer | null;
  review: ReviewAnswer | null;
}

/** Shows the order that was searched for last; its numbers or its link are in a cookie, not in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tracked = readTrackedOrder(request);
  const order = tracked && (await findOrder(getShop(context).api, toOrderProof(tracked)));
  return data({ order }, { headers: unshared });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const redirectBack = (cookie: string) => redirect(shop.href('/Track/Order'), { status: 303, headers: { 'Set-Cookie': cookie } });
  if (form.get('intent') === 'another') return redirectBack(deleteTrackedOrderCookie(shop));
  if (form.get('intent') === 'review') return handleReviewForm(request, shop, form);
  if (form.get('intent') === 'link') return handleLinkForm(request, shop);

  const tracking = readTrackingForm(form);
  const issues = listTrackingIssues(tracking);
  const createRefusal = (answer: TrackingAnswer, status: number) =>
    data<TrackOrderData>({ tracking: answer, review: null }, { status, headers: unshared });
  if (issues.length > 0) return createRefusal({ tracking, issues, refusal: null }, 422);
  try {
    if (await findOrder(shop.api, toOrderProof(tracking))) return redirectBack(buildTrackedOrderCookie(tracking, shop));
  } catch (error) {
    if (!isApiError(error, 'TooManyRequests')) throw error;
    return createRefusal({ tracking, issues: [], refusal: 'TooManyRequests' }, 429);
  }
  return createRefusal({ tracking, issues: [], refusal: 'OrderNotFound' }, 404);
}

/** Saves a review of a product in the shown order. The tracking cookie proves that the visitor is the buyer. */
async function handleReviewForm(request: Request, shop: Shop, form: FormData) {
  const redirectBack = (query: string) => redirect(shop.href('/Track/Order') + query, { status: 303, headers: unshared });
  const tracking = readTrackedOrder(request);
  const review = readTypedReview(form);
  if (!tracking || !review) return redirectBack('');
  const order = await findOrder(shop.api, toOrderProof(tracking));
  if (!order) return redirectBack('');
  const sent = await sendReview(shop.api, { ...toOrderProof(tracking), orderNumber: order.orderNumber }, review);
  if ('isWaiting' in sent) return redirectBack(`?${sent.isWaiting ? 'confirm' : 'reviewed'}=${review.productId}#review-${review.productId}`);
  return data<TrackOrderData>({ tracking: null, review: sent }, { status: 422, headers: unshared });
}

/** Sends the link that shows all of the order to its email address. */
async function handleLinkForm(request: Request, shop: Shop) {
  const tracking = readTrackedOrder(request);
  const back = (query: string) => redirect(shop.href('/Track/Order') + query, { status: 303, headers: unshared });
  if (!tracking) return back('');
  try {
    await shop.api.askOrderLink(toOrderProof(tracking));
    return back('?notice=link-sent');
  } catch (error) {
    if (!isApiError(error)) throw error;
    return back(error.code === 'TooManyRequests' ? '?notice=link-later' : '');
  }
}

const readLinkState = (notice: string | null) => (notice === 'link-sent' ? 'sent' : notice === 'link-later' ? 'later' : null);

/** A review does not change the order. */
export const shouldRevalidate = ({ formData, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && (!formData || formData.get('intent') === 'review') ? false : defaultShouldRevalidate;

/** Whether a piece of a line was delivered: a product can be reviewed only after its delivery. */
const hasArrived = ({ shipments }: Order, { lineId }: OrderLine): boolean =>
  shipments.some(({ status, items }) => status === 'DELIVERED' && items.some((item) => item.lineId === lineId));

export const headers = () => unshared;

export default function TrackOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { review } = actionData ?? {};
  // A product is reviewed once, even if several sizes were bought.
  const isFirst = (line: OrderLine) => order?.lines.find(({ productId }) => productId === line.productId) === line;
  const renderReviewForm = (line: OrderLine) => {
    const { productId, name } = line;
    if (!order || productId === null || !isFirst(line)) return null;
    const isRequested = (param: string) => query.get(param) === String(productId);
    const answer = review?.review.productId === productId ? review : null;
    const state = answer || isRequested('review') ? 'writing' : isRequested('reviewed') ? 'sent' : isRequested('confirm') ? 'waiting' : 'closed';
    if ((state === 'closed' || state === 'writing') && !hasArrived(order, line)) return null;
    const author = order.link === null ? '' : order.shippingAddress.firstName;
    return <ReviewSlot productId={productId} name={name} state={state} author={author} answer={answer} />;
  };
  return (
    <>
      <PageHead title={t`Track your order`} description={t`See where your order is, using its number and your email or invoice number.`} />
      {order && !actionData?.tracking ? (
        <TrackedOrder
          order={order}
          renderAction={renderReviewForm}
          documents={<DocumentLinks order={order} />}
          linkState={readLinkState(query.get('notice'))}
        />
      ) : (
        <TrackingForm answer={actionData?.tracking ?? undefined} />
      )}
    </>
  );
}
