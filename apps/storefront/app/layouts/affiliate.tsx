import { Outlet } from 'react-router';
import { PortalFrame } from '#features/affiliate/portal-frame.tsx';
import { maybeAffiliateFrom, withAffiliate } from '#lib/affiliate-context.ts';
import { customerFrom, guarded, unshared } from '#lib/guards.ts';
import { assertAddress } from './assert-address.ts';
import type { Route } from './+types/affiliate';

export const middleware = [guarded('affiliate'), withAffiliate];

/** Asked for with each page: what nobody asks the server for, no guard sees. */
export function loader(asked: Route.LoaderArgs) {
  assertAddress(asked);
  const affiliate = maybeAffiliateFrom(asked.context);
  return {
    firstName: customerFrom(asked.context).firstName,
    affiliate: affiliate && { code: affiliate.code, status: affiliate.status, statusReason: affiliate.statusReason },
  };
}

export const headers = unshared;

export default function AffiliateLayout({ loaderData: { firstName, affiliate } }: Route.ComponentProps) {
  return (
    <PortalFrame firstName={firstName} affiliate={affiliate}>
      <Outlet />
    </PortalFrame>
  );
}
