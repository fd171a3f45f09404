import { data, Outlet } from 'react-router';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { accountNoticeOf, forgetAccountNotice } from '#lib/account-notice.ts';
import { AccountTold } from '#features/account/account-told.tsx';
import { customerFrom, guarded, unshared } from '#lib/guards.ts';
import { shopFrom } from '#lib/shop-context.ts';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/account';

export const middleware = [guarded('signed-in')];

/** Asked for with each page: what nobody asks the server for, no guard sees. */
export function loader(asked: Route.LoaderArgs) {
  assertAddress(asked);
  const { firstName } = customerFrom(asked.context);
  const code = accountNoticeOf(asked.request);
  const headers = new Headers(unshared());
  if (code) headers.append('Set-Cookie', forgetAccountNotice(shopFrom(asked.context)));
  return data({ firstName, told: code && { code } }, { headers });
}

export const headers = unshared;

export default function AccountLayout({ loaderData: { firstName, told } }: Route.ComponentProps) {
  return (
    <DefaultFrame>
      <AccountFrame firstName={firstName}>
        <AccountTold told={told} />
        <Outlet />
      </AccountFrame>
    </DefaultFrame>
  );
}
