import { at } from './texts/at.ts';
import { bg } from './texts/bg.ts';
import { bn } from './texts/bn.ts';
import { cz } from './texts/cz.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { hr } from './texts/hr.ts';
import { hu } from './texts/hu.ts';
import { it } from './texts/it.ts';
import { lt } from './texts/lt.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ro } from './texts/ro.ts';
import { sk } from './texts/sk.ts';
import { sl } from './texts/sl.ts';
import type { CampaignTexts } from './types.ts';

/** The demo's campaigns: one active, one upcoming, one over. Days relative to the first start. */
const campaigns = [
  { code: 'wool-weeks', scene: 'wool-week', from: -3, until: 28, fibre: 'wool', coupon: { code: 'WOOL15', basisPoints: 1500 } },
  { code: 'winter-sale', scene: 'winter-sale', from: 45, until: 60, fibre: 'wool', coupon: null },
  { code: 'linen-days', scene: 'linen-days', from: -120, until: -106, fibre: 'linen', coupon: null },
] as const;

export const demoCampaigns = {
  campaigns,
  /** By language id. */
  texts: new Map<number, CampaignTexts>([
    [1, en],
    [2, bn],
    [3, de],
    [4, bg],
    [5, cz],
    [6, el],
    [7, es],
    [8, hr],
    [9, hu],
    [10, it],
    [11, lt],
    [12, pl],
    [13, pt],
    [14, ro],
    [15, sk],
    [16, sl],
    [17, at],
  ]),
};
