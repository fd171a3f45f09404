import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { couponKey, findCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { newsletterFlows, type NewsletterFlow } from '../contract.ts';
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

/** Saves the settings of a flow. @throws InvalidInput for an unknown coupon */
export async function saveFlowSettings(tx: Tx, flow: NewsletterFlow, form: FlowSettings): Promise<void> {
  const couponCode = couponKey(form.couponCode);
  if (couponCode !== '' && !(await findCoupon(tx, { code: couponCode, email: '', exceptOrders: [] })))
    throw new InvalidInput([{ field: 'couponCode', code: 'unknown', params: { message: 'There is no such coupon' } }]);
  const values = { ...form, couponCode };
  await tx
    .insert(flowSettings)
    .values({ flow, ...values })
    .onConflictDoUpdate({ target: flowSettings.flow, set: values });
}
