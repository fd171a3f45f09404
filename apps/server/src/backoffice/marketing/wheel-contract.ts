import { z } from '@hono/zod-openapi';
import { segmentKinds } from '#contracts/wheel';
import { idField, textField } from '#platform/request-fields';

const kind = z.enum(segmentKinds);
const percent = z
  .number()
  .positive('Enter a number greater than 0')
  .max(100)
  .nullable()
  .default(null)
  .openapi({ description: 'Percentage: 7.5 means 7.5 %' });
const amount = z
  .number()
  .positive('Enter a number greater than 0')
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
      .int('Enter a whole number')
      .min(1, 'Enter 1 or more')
      .max(1_000_000)
      .openapi({ description: 'Probability weight: the segment’s share of the sum of all weights' }),
  })
  .openapi('AdminWheelSegment');

export const wheelFormSchema = z
  .object({
    countryId: idField,
    segments: z.array(segmentSchema).min(2, 'Add at least 2 segments').max(12, 'Add at most 12 segments'),
    spinsPerDay: z.int().min(1).max(100).default(1).openapi({ description: 'Maximum per visitor, per email address and per account' }),
    spinsPerNetwork: z.int().min(1).max(100_000).default(20).openapi({ description: 'Maximum per day and network address' }),
    validDays: z.int().min(1).max(365).default(14),
    validFrom: instant,
    validUntil: instant,
    isActive: z.boolean(),
  })
  .openapi('WheelForm');
export const adminWheelSchema = wheelFormSchema.extend({ id: z.int(), currency: z.string() }).openapi('AdminWheel');
export type AdminWheelRow = z.infer<typeof adminWheelSchema>;
export const wheelRecordSchema = adminWheelSchema.extend({ revision: z.string() }).openapi('WheelRecord');

const drawn = {
  kind,
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  minimum: z.number().nullable(),
  currency: z.string(),
};
export const adminSpinSchema = z
  .object({ id: z.int(), countryId: z.int(), spunAt: z.string(), ...drawn, couponCode: z.string().nullable(), isUsed: z.boolean() })
  .openapi('AdminSpin');
export type AdminSpinRow = z.infer<typeof adminSpinSchema>;
export const spinTotalSchema = z
  .object({ ...drawn, spins: z.int(), used: z.int().openapi({ description: 'Number of coupons of this prize that orders used' }) })
  .openapi('SpinTotal');
export type SpinTotalRow = z.infer<typeof spinTotalSchema>;

export const blockedDomainFormSchema = z.object({ domain: textField.trim().min(1, 'Enter a domain').max(253) }).openapi('BlockedDomainForm');
export const adminBlockedDomainSchema = blockedDomainFormSchema.extend({ id: z.int() }).openapi('AdminBlockedDomain');
export const blockedDomainRecordSchema = adminBlockedDomainSchema.extend({ revision: z.string() }).openapi('BlockedDomainRecord');
