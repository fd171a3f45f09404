/** Campaigns for a limited time with a page, countdown, products and coupon, and the check whether a customer participates. */
export { routes } from './routes.ts';
export { campaignsTag } from './tags.ts';
export { listRunningCampaigns, type RunningCampaign } from './running-campaigns.ts';
export { getCampaign } from './get-campaign.ts';
export { CampaignNotFound } from './errors.ts';
export { buildCampaignPath } from './campaign-path.ts';
export { editCampaign, removeCampaign, type CampaignForm } from './edit-campaign.ts';
export { selectCampaignPicture, lockCampaign, findAdminCampaign, listAdminCampaigns } from './admin-campaigns.ts';
export { campaignMediaUser } from './campaign-media-user.ts';
