import { Outlet } from 'react-router';
import { guarded, unshared } from '#lib/guards.ts';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/account';

export const middleware = [guarded('signed-in')];
/** Asked for with each page: what nobody asks the server for, no guard sees. */
export const loader = (asked: Route.LoaderArgs) => assertAddress(asked);
export const headers = unshared;

export default function AccountLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
