import { data, Outlet } from 'react-router';
import { accountNoticeOf, forgetAccountNotice } from '#lib/account-notice.ts';
import { AccountTold } from '#features/account/account-told.tsx';
import { PortalFrame } from '#features/affiliate/portal-frame.tsx';
import { maybeAffiliateFrom, withAffiliate } from '#lib/affiliate-context.ts';
import { customerFrom, guarded, unshared } from '#lib/guards.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { shopFrom } from '#lib/shop-context.ts';
import { assertAddress } from './assert-address.ts';
import type { Route } from './+types/affiliate';

export const middleware = [guarded('affiliate'), withAffiliate];

/** Asked for with each page: what nobody asks the server for, no guard sees. */
export function loader(asked: Route.LoaderArgs) {
  assertAddress(asked);
  const affiliate = maybeAffiliateFrom(asked.context);
  const code = accountNoticeOf(asked.request);
  const headers = new Headers(unshared());
  if (code) headers.append('Set-Cookie', forgetAccountNotice(shopFrom(asked.context)));
  return data(
    {
      firstName: customerFrom(asked.context).firstName,
      affiliate: affiliate && { code: affiliate.code, status: affiliate.status, statusReason: affiliate.statusReason },
      told: code && { code },
    },
    { headers },
  );
}

export const headers = unshared;

/** Partners at work are no shoppers. */
export const handle: RouteHandle = { isMeasured: false };

export default function AffiliateLayout({ loaderData: { firstName, affiliate, told } }: Route.ComponentProps) {
  return (
    <PortalFrame firstName={firstName} affiliate={affiliate}>
      <AccountTold told={told} />
      <Outlet />
    </PortalFrame>
  );
}
