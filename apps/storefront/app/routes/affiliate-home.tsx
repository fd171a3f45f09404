import { redirect } from 'react-router';
import { dashboardPath } from '#lib/affiliate-context.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-home';

/** The portal begins with its dashboard. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(shopFrom(context).href(dashboardPath));
