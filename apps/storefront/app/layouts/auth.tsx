import { Outlet } from 'react-router';
import { guarded, unshared } from '#lib/guards.ts';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/auth';

export const middleware = [guarded('guest-only')];
/** Asked for with each page: what nobody asks the server for, no guard sees. */
export const loader = (asked: Route.LoaderArgs) => assertAddress(asked);
export const headers = unshared;

export default function AuthLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
