import { z } from '@hono/zod-openapi';
import { selectCampaignPicture, editCampaign, lockCampaign, removeCampaign, findAdminCampaign, listAdminCampaigns } from '#modules/campaigns';
import { createRecordRoutes } from '../record-routes.ts';
import { campaignFormSchema, campaignRecordSchema, adminCampaignSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

/** Campaigns with dates and a page each. */
export const campaignRoutes = createRecordRoutes({
  path: 'campaigns',
  noun: 'campaign',
  tag: 'Back office: marketing',
  area: 'marketing',
  filter: { q: textField.max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['startsAt', 'endsAt', 'slug', 'title', 'id'],
  row: adminCampaignSchema,
  form: campaignFormSchema,
  record: campaignRecordSchema,
  list: listAdminCampaigns,
  read: findAdminCampaign,
  readExtras: async (db, { id }) => ({ imageUrl: await selectCampaignPicture(db, id) }),
  lock: lockCampaign,
  save: editCampaign,
  remove: removeCampaign,
});
