import { redirect } from 'react-router';
import { dashboardPath } from '#lib/session/affiliate-context.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-home';

/** The portal opens with its dashboard. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(getShop(context).href(dashboardPath));
