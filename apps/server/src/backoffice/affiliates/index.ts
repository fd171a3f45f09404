import { createRoutes } from '#platform/http';
import { affiliateListRoutes } from './affiliate-list-routes.ts';
import { affiliateRoutes } from './affiliate-routes.ts';
import { announcementRoutes } from './messages/announcement-routes.ts';
import { choiceRoutes } from './choice-routes.ts';
import { creativeRoutes } from './creative-routes.ts';
import { discountRoutes } from './discount-routes.ts';
import { heldReportRoutes } from './held-report-routes.ts';
import { heldRoutes } from './held-routes.ts';
import { leaderboardRoutes } from './leaderboard-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { postbackRoutes } from './postback-routes.ts';
import { programmeRoutes } from './programme-routes.ts';
import { rateRoutes } from './rate-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { groupRoutes, tierRoutes } from './terms-routes.ts';

/** Staff routes of the affiliate programme. */
export const affiliateAdminRoutes = createRoutes();
for (const part of [
  affiliateListRoutes,
  affiliateRoutes,
  postbackRoutes,
  programmeRoutes,
  rateRoutes,
  choiceRoutes,
  ruleRoutes,
  groupRoutes,
  tierRoutes,
  leaderboardRoutes,
  discountRoutes,
  creativeRoutes,
  announcementRoutes,
  messageRoutes,
  heldRoutes,
  heldReportRoutes,
])
  affiliateAdminRoutes.route('/', part);
