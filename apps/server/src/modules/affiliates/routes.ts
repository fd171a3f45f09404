import { createRoutes } from '#platform/http';
import { figureRoutes } from './figure-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { payoutRoutes } from './payout-routes.ts';
import { postbackRoutes } from './postback-routes.ts';
import { profileRoutes } from './profile-routes.ts';

/** Routes with a fixed word in the path come before those with an id in its place. */
export const routes = createRoutes();

routes.route('/', figureRoutes);
routes.route('/', linkRoutes);
routes.route('/', payoutRoutes);
routes.route('/', postbackRoutes);
routes.route('/', profileRoutes);
