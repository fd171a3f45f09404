import { z } from '@hono/zod-openapi';
import { segmentKinds } from '#contracts/wheel';

const kind = z.enum(segmentKinds);
const percent = z.number().positive('More than nothing').max(100).nullable().default(null).openapi({ description: '7.5 is 7.5 %' });
const amount = z
  .number()
  .positive('More than nothing')
  .max(10_000_000)
  .nullable()
  .default(null)
  .openapi({ description: "Major units of the country's currency" });
const instant = z.iso.datetime({ offset: true }).nullable().default(null);

const segmentSchema = z
  .object({
    kind,
    percent,
    amount,
    minimum: amount,
    weight: z
      .int('Whole numbers only')
      .min(1, 'At least 1')
      .max(1_000_000)
      .openapi({ description: 'Its share of all spins is this of the sum of all' }),
  })
  .openapi('StaffWheelSegment');

export const wheelFormSchema = z
  .object({
    countryId: z.int(),
    segments: z.array(segmentSchema).min(2, 'At least two').max(12, 'At most twelve'),
    spinsPerDay: z.int().min(1).max(100).default(1).openapi({ description: 'Of one visitor, of one mailbox and of one account' }),
    spinsPerNetwork: z.int().min(1).max(100_000).default(20).openapi({ description: 'A day, of one address of the network' }),
    validDays: z.int().min(1).max(365).default(14),
    validFrom: instant,
    validUntil: instant,
    isActive: z.boolean(),
  })
  .openapi('WheelForm');
export const staffWheelSchema = wheelFormSchema.extend({ id: z.int(), currency: z.string() }).openapi('StaffWheel');
export type StaffWheelRow = z.infer<typeof staffWheelSchema>;
export const wheelRecordSchema = staffWheelSchema.extend({ revision: z.string() }).openapi('WheelRecord');

const drawn = {
  kind,
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  minimum: z.number().nullable(),
  currency: z.string(),
};
export const staffSpinSchema = z
  .object({ id: z.int(), countryId: z.int(), spunAt: z.string(), ...drawn, couponCode: z.string().nullable(), isUsed: z.boolean() })
  .openapi('StaffSpin');
export type StaffSpinRow = z.infer<typeof staffSpinSchema>;
export const spinTotalSchema = z
  .object({ ...drawn, spins: z.int(), used: z.int().openapi({ description: 'Of its coupons, those that orders have' }) })
  .openapi('SpinTotal');
export type SpinTotalRow = z.infer<typeof spinTotalSchema>;

export const blockedDomainFormSchema = z.object({ domain: z.string().trim().min(1, 'A domain is needed').max(253) }).openapi('BlockedDomainForm');
export const staffBlockedDomainSchema = blockedDomainFormSchema.extend({ id: z.int() }).openapi('StaffBlockedDomain');
export const blockedDomainRecordSchema = staffBlockedDomainSchema.extend({ revision: z.string() }).openapi('BlockedDomainRecord');
