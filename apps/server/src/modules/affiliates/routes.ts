import { createRoutes } from '#platform/http';
import { apiTokenRoutes } from './api-tokens/api-token-routes.ts';
import { creativeRoutes } from './creatives/creative-routes.ts';
import { feedRoutes } from './product-feed/feed-routes.ts';
import { figureRoutes } from './figures/figure-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { payoutRoutes } from './payouts/payout-routes.ts';
import { postbackRoutes } from './postbacks/postback-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { programmeRoutes } from './programme-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';

/** Routes with a fixed word in the path come before those with an id in its place. */
export const routes = createRoutes();

routes.route('/', programmeRoutes);
routes.route('/', figureRoutes);
routes.route('/', linkRoutes);
routes.route('/', payoutRoutes);
routes.route('/', postbackRoutes);
routes.route('/', apiTokenRoutes);
routes.route('/', feedRoutes);
routes.route('/', creativeRoutes);
routes.route('/', messageRoutes);
routes.route('/', reportRoutes);
routes.route('/', profileRoutes);
