import { listInLanguages } from '../list-in-languages.ts';

/** The demo's campaigns: one active, one upcoming, one over. Days relative to the first start. */
const campaigns = [
  { code: 'wool-weeks', scene: 'wool-week', from: -3, until: 28, fibre: 'wool', coupon: { code: 'WOOL15', basisPoints: 1500 } },
  { code: 'winter-sale', scene: 'winter-sale', from: 45, until: 60, fibre: 'wool', coupon: null },
  { code: 'linen-days', scene: 'linen-days', from: -120, until: -106, fibre: 'linen', coupon: null },
] as const;

export const demoCampaigns = {
  campaigns,
  /** Returns the texts of a campaign by language; the body is Markdown. */
  listTexts: (code: string) =>
    listInLanguages((find) => ({
      title: find(`campaigns.${code}.title`),
      excerpt: find(`campaigns.${code}.excerpt`),
      body: find(`campaigns.${code}.body`),
      alt: find(`campaigns.${code}.alt`),
    })),
};
