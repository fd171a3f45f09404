import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { isOrderReference } from '#features/order/details/order-path.ts';
import { readTrackedOrder } from '#features/order/tracking/tracking-cookie.ts';
import { toOrderProof } from '#features/order/tracking/tracking.ts';
import { findReturnOverview, returnPath } from '#features/returns/proof/find-return-overview.ts';
import { findRequestWithNote } from '#features/returns/form/find-request-with-note.ts';
import { ReturnNote } from '#features/returns/note/return-note.tsx';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { redirectBySize } from '#lib/session/redirect-to.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import { createValidation } from '#lib/forms/validation.ts';
import type { Route } from './+types/return-note';

export const middleware = [createValidation(({ params }) => isOrderReference(params.invoice))];

/** Loads the parcel note of an order's return: `?request=2` selects the second one. The return number is not in the address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const tracked = readTrackedOrder(request);
  const access = await findReturnOverview(shop, params.invoice, tracked && toOrderProof(tracked));
  if (!access) throw redirectBySize(shop.href(`/return/${encodeURIComponent(params.invoice)}`));
  const { returnOverview } = access;
  return data({ returnOverview, request: findRequestWithNote(returnOverview, new URL(request.url)) }, { headers: unshared() });
}

export const headers = unshared;

/** A printed sheet with an address. */
export const handle: RouteHandle = { isMeasured: false };

export default function ReturnNotePage({ loaderData: { returnOverview, request } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Note for the parcel`} />
      <ReturnNote returnOverview={returnOverview} request={request} back={returnPath(returnOverview)} />
    </>
  );
}
