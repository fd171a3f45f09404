import { Outlet } from 'react-router';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/guest';

export const loader = (args: Route.LoaderArgs) => assertAddress(args);
export const shouldRevalidate = () => false;

/** For what needs no account and asks for none: an order's way, what one agreed to, a mailbox that is confirmed. Open to everybody. */
export default function GuestLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
