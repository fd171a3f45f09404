import { Outlet } from 'react-router';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/guest';

export const loader = (args: Route.LoaderArgs) => assertAddress(args);
export const shouldRevalidate = () => false;

/** The layout of pages that need no account: tracking, consent, the confirmation of an email address. */
export default function GuestLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
