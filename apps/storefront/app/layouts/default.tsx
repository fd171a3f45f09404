import { Outlet } from 'react-router';
import { assertAddress } from './assert-address.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/default';

export const loader = (args: Route.LoaderArgs) => assertAddress(args);
export const shouldRevalidate = () => false;

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
