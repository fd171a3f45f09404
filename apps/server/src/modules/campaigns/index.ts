/** Dated campaigns: a page each with picture, text, countdown, products and coupon, and who takes part. */
export { routes } from './routes.ts';
export { campaignsTag } from './tags.ts';
export { runningCampaigns, type RunningCampaign } from './running-campaigns.ts';
export { campaignPath } from './campaign-path.ts';
export { editCampaign, removeCampaign, type CampaignForm } from './edit-campaign.ts';
export { campaignPicture, lockCampaign, staffCampaign, staffCampaigns } from './staff-campaigns.ts';
