import { data, isRouteErrorResponse, Outlet } from 'react-router';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { readAccountNotice, deleteAccountNoticeCookie } from '#lib/session/account-notice.ts';
import { AccountNoticeMessage } from '#features/account/account-notice-message.tsx';
import { TimeZoneContext } from '#features/affiliate/portal/time-zone-context.ts';
import { PortalFrame } from '#features/affiliate/portal/portal-frame.tsx';
import { readContextAffiliate, requireAffiliate, type ProfileRefusal } from '#lib/session/affiliate-context.ts';
import { getContextCustomer, guardRoute, unshared } from '#lib/session/guards.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import { assertAddress } from './assert-address.ts';
import type { Route } from './+types/affiliate';

export const middleware = [guardRoute('affiliate'), requireAffiliate];

/** Has a loader, so that each navigation calls the server and its guard runs. */
export function loader(args: Route.LoaderArgs) {
  assertAddress(args);
  const affiliate = readContextAffiliate(args.context);
  const code = readAccountNotice(args.request);
  const headers = new Headers(unshared());
  if (code) headers.append('Set-Cookie', deleteAccountNoticeCookie(getShop(args.context)));
  return data(
    {
      firstName: getContextCustomer(args.context).firstName,
      affiliate: affiliate && { code: affiliate.code, status: affiliate.status, statusReason: affiliate.statusReason, unread: affiliate.unread },
      timeZone: affiliate?.timeZone ?? 'UTC',
      notice: code && { code },
    },
    { headers },
  );
}

export const headers = unshared;

/** The portal is excluded from analytics, because affiliates do not visit it as shoppers. */
export const handle: RouteHandle = { isMeasured: false };

export default function AffiliateLayout({ loaderData: { firstName, affiliate, timeZone, notice } }: Route.ComponentProps) {
  return (
    <PortalFrame firstName={firstName} affiliate={affiliate}>
      <AccountNoticeMessage notice={notice} />
      <TimeZoneContext value={timeZone}>
        <Outlet />
      </TimeZoneContext>
    </PortalFrame>
  );
}

/** Shows why the affiliate's profile could not be loaded, inside the frame; other errors have the error page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !hasProfileRefusal(error.data)) throw error;
  return (
    <PortalFrame firstName={loaderData?.firstName ?? ''} affiliate={null}>
      <PortalRefusal refusal={error.data.profileRefusal} fallback="profile" />
    </PortalFrame>
  );
}

const hasProfileRefusal = (answer: unknown): answer is ProfileRefusal => typeof answer === 'object' && answer !== null && 'profileRefusal' in answer;
