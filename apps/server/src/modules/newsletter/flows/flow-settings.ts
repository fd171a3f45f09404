import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { couponKey } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { newsletterFlows, type NewsletterFlow } from '../contract.ts';
import { findCouponRefusal } from '../check-coupon.ts';
import { MIN_WIN_BACK_DAYS } from '../limits.ts';
import { flowSettings } from '../tables.ts';

export type FlowSettings = Omit<typeof flowSettings.$inferSelect, 'flow'>;

/** The welcome email follows the confirmation at once. Win-back emails start only when staff activate them. */
const defaults: Readonly<Record<NewsletterFlow, FlowSettings>> = {
  welcome: { isActive: true, delayDays: 0, pauseDays: 365, couponCode: '' },
  'win-back': { isActive: false, delayDays: 180, pauseDays: 365, couponCode: '' },
};

/** Returns the settings of a flow. */
export async function getFlowSettings(db: Db, flow: NewsletterFlow): Promise<FlowSettings> {
  const [row] = await db.select().from(flowSettings).where(eq(flowSettings.flow, flow));
  const { isActive, delayDays, pauseDays, couponCode } = row ?? defaults[flow];
  return { isActive, delayDays, pauseDays, couponCode };
}

export async function listFlowSettings(db: Db): Promise<(FlowSettings & { flow: NewsletterFlow })[]> {
  return Promise.all(newsletterFlows.map(async (flow) => ({ flow, ...(await getFlowSettings(db, flow)) })));
}

/** Saves the settings of a flow. @throws InvalidInput for an unknown or personal coupon, and for win-back emails below the minimum delay or pause */
export async function saveFlowSettings(tx: Tx, flow: NewsletterFlow, form: FlowSettings): Promise<void> {
  const couponCode = couponKey(form.couponCode);
  const refusal = await findCouponRefusal(tx, couponCode);
  if (refusal !== undefined) throw new InvalidInput([{ field: 'couponCode', code: 'unknown', params: { message: refusal } }]);
  if (flow === 'win-back') assertRareWinBacks(form);
  const values = { ...form, couponCode };
  await tx
    .insert(flowSettings)
    .values({ flow, ...values })
    .onConflictDoUpdate({ target: flowSettings.flow, set: values });
}

/** @throws InvalidInput */
function assertRareWinBacks({ delayDays, pauseDays }: FlowSettings): void {
  const issues = Object.entries({ delayDays, pauseDays }).flatMap(([field, count]) =>
    count < MIN_WIN_BACK_DAYS ? [{ field, code: 'too-small', params: { message: `Enter at least ${MIN_WIN_BACK_DAYS} days` } }] : [],
  );
  if (issues.length > 0) throw new InvalidInput(issues);
}
