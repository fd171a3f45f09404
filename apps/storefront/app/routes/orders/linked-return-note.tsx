import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import { findLinkedReturnOverview } from '#features/returns/proof/find-return-overview.ts';
import { findRequestWithNote } from '#features/returns/form/find-request-with-note.ts';
import { ReturnNote } from '#features/returns/note/return-note.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { redirectBySize } from '#lib/session/redirect-to.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { buildSecretPageHeaders } from '#lib/head/secret-page-headers.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/linked-return-note';

/** Loads the parcel note of an order that an email links to: `?request=2` selects its second return. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const access = await findLinkedReturnOverview(shop, params.link);
  if (!access) throw redirectBySize(shop.href(buildLinkedOrderPath(params.link)));
  const { returnOverview } = access;
  return data({ returnOverview, request: findRequestWithNote(returnOverview, new URL(request.url)) }, { headers: buildSecretPageHeaders() });
}

export const headers = buildSecretPageHeaders;

/** A printed sheet with an address. */
export const handle: RouteHandle = { isMeasured: false };

export default function LinkedReturnNotePage({ loaderData: { returnOverview, request }, params }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Note for the parcel`} />
      <ReturnNote returnOverview={returnOverview} request={request} back={buildLinkedOrderPath(params.link, '/return')} />
    </>
  );
}
