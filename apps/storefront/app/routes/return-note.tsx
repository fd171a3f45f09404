import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { isOrderReference } from '#features/order/order-path.ts';
import { trackedOrder } from '#features/order/tracking-cookie.ts';
import { trackingQuestion } from '#features/order/tracking.ts';
import { findDesk, returnPath } from '#features/returns/find-desk.ts';
import { ReturnNote } from '#features/returns/return-note.tsx';
import { unshared } from '#lib/guards.ts';
import { notFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { redirectTo } from '#lib/redirect-to.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { shopFrom } from '#lib/shop-context.ts';
import { validated } from '#lib/validation.ts';
import type { Route } from './+types/return-note';

export const middleware = [validated(({ params }) => isOrderReference(params.invoice))];

/** The note of an order's first, second … return: `?request=2`. Its number stands in no address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const tracked = trackedOrder(request);
  const access = await findDesk(shop, params.invoice, tracked && trackingQuestion(tracked));
  if (!access) throw redirectTo(shop.href(`/return/${encodeURIComponent(params.invoice)}`));
  const { desk } = access;
  const place = Number(new URL(request.url).searchParams.get('request') ?? desk.requests.length);
  const asked = desk.requests[desk.requests.length - place];
  if (!asked?.hasNote) notFound();
  return data({ desk, asked }, { headers: unshared() });
}

export const headers = unshared;

/** A sheet of paper with an address on it. */
export const handle: RouteHandle = { isMeasured: false };

export default function ReturnNotePage({ loaderData: { desk, asked } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Note for the parcel`} />
      <ReturnNote desk={desk} request={asked} back={returnPath(desk)} />
    </>
  );
}
