import { bn } from './texts/bn.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import type { CampaignTexts } from './types.ts';

/** The demo's campaigns: one that runs, one to come, one that is over. Days from the day of the first start. */
const campaigns = [
  { code: 'wool-weeks', scene: 'wool-week', from: -3, until: 28, fibre: 'wool', coupon: { code: 'WOOL15', basisPoints: 1500 } },
  { code: 'winter-sale', scene: 'winter-sale', from: 45, until: 60, fibre: 'wool', coupon: null },
  { code: 'linen-days', scene: 'linen-days', from: -120, until: -106, fibre: 'linen', coupon: null },
] as const;

/** In what is complete of its languages; others fall back to English. */
export const demoCampaigns = {
  campaigns,
  /** By id of the language. */
  texts: new Map<number, CampaignTexts>([
    [1, en],
    [2, bn],
    [3, de],
    [6, el],
  ]),
};
