import { sql, type SQL } from 'drizzle-orm';
import { creativeMediaUser } from '#modules/affiliates';
import { campaignMediaUser } from '#modules/campaigns';
import { productMediaUser } from '#modules/catalog';
import { contentMediaUsers } from '#modules/content';
import { legalMediaUser } from '#modules/legal';
import type { MediaUser } from '#modules/media';
import { mailingMediaUser } from '#modules/newsletter';
import { orderMediaUser } from '#modules/orders';
import { sellerMediaUser } from '#modules/sellers';

/** All kinds of records that can use a picture or video. A picture is deleted only if none of them uses it. */
export const mediaUsers: readonly MediaUser[] = [
  productMediaUser,
  ...contentMediaUsers,
  campaignMediaUser,
  creativeMediaUser,
  legalMediaUser,
  sellerMediaUser,
  mailingMediaUser,
  orderMediaUser,
];

/** Matches a row `item` of the media table that some record uses. */
export const isMediaUsed: SQL<boolean> = sql<boolean>`(${sql.join(
  mediaUsers.map(({ records, isUsed }) => isUsed ?? sql`exists (${records})`),
  sql` or `,
)})`;
