import { demoCampaigns } from '@selvedge/demo';
import { days, now } from '#kit/clock';
import { editCampaign } from '#modules/campaigns';
import { findCoupon, saveCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { hasCampaigns } from '#seeds/campaigns';
import { listProductIdsByFibre } from '#seeds/catalog';
import { saveScene } from './seed-demo-home.ts';

const shownProducts = 8;

/** Creates the demo campaigns in a shop without campaigns: a current, a future and a past one. */
export async function seedDemoCampaigns(db: Db): Promise<void> {
  if (await hasCampaigns(db)) return;
  const addDays = (count: number) => new Date(now().getTime() + days(count)).toISOString();
  await inTransaction(db, async (tx) => {
    for (const { code, scene, from, until, fibre, coupon } of demoCampaigns.campaigns) {
      if (coupon && !(await findCoupon(tx, { code: coupon.code, email: '', exceptOrders: [] })))
        await saveCoupon(tx, { code: coupon.code, kind: 'percent', terms: { rate: coupon.basisPoints } });
      await editCampaign(tx, null, {
        slug: code,
        mediaId: await saveScene(tx, scene),
        couponCode: coupon?.code ?? '',
        startsAt: addDays(from),
        endsAt: addDays(until),
        isActive: true,
        countryIds: [],
        texts: demoCampaigns.listTexts(code),
        productIds: await listProductIdsByFibre(tx, fibre, shownProducts),
      });
    }
  });
}
