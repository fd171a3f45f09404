import { Outlet } from 'react-router';
import { assertLanguage } from './assert-language.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { Route } from './+types/default';

export const loader = ({ params }: Route.LoaderArgs) => assertLanguage(params.language);
export const shouldRevalidate = () => false;

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
