import { z } from '@hono/zod-openapi';
import { campaignPicture, editCampaign, lockCampaign, removeCampaign, staffCampaign, staffCampaigns } from '#modules/campaigns';
import { recordRoutes } from '../record-routes.ts';
import { campaignFormSchema, campaignRecordSchema, staffCampaignSchema } from './contract.ts';

/** Dated campaigns, each with its page. */
export const campaignRoutes = recordRoutes({
  path: 'campaigns',
  thing: 'campaign',
  tag: 'Back office: marketing',
  area: 'marketing',
  filter: { q: z.string().max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['startsAt', 'endsAt', 'slug', 'title', 'id'],
  row: staffCampaignSchema,
  form: campaignFormSchema,
  record: campaignRecordSchema,
  list: staffCampaigns,
  read: staffCampaign,
  beside: async (db, { id }) => ({ imageUrl: await campaignPicture(db, id) }),
  lock: lockCampaign,
  save: editCampaign,
  remove: removeCampaign,
});
