import { data, Outlet } from 'react-router';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { readAccountNotice, deleteAccountNoticeCookie } from '#lib/session/account-notice.ts';
import { AccountNoticeMessage } from '#features/account/account-notice-message.tsx';
import { getContextCustomer, guardRoute, unshared } from '#lib/session/guards.ts';
import { getShop } from '#lib/shop-context.ts';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/account';

export const middleware = [guardRoute('signed-in')];

/** Has a loader, so that each navigation calls the server and its guard runs. */
export function loader(args: Route.LoaderArgs) {
  assertAddress(args);
  const { firstName } = getContextCustomer(args.context);
  const code = readAccountNotice(args.request);
  const headers = new Headers(unshared());
  if (code) headers.append('Set-Cookie', deleteAccountNoticeCookie(getShop(args.context)));
  return data({ firstName, notice: code && { code } }, { headers });
}

export const headers = unshared;

export default function AccountLayout({ loaderData: { firstName, notice } }: Route.ComponentProps) {
  return (
    <DefaultFrame>
      <AccountFrame firstName={firstName}>
        <AccountNoticeMessage notice={notice} />
        <Outlet />
      </AccountFrame>
    </DefaultFrame>
  );
}
