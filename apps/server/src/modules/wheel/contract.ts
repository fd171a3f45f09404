import { z } from '@hono/zod-openapi';

export const segmentKinds = ['none', 'percent', 'amount', 'free-delivery'] as const;
const prizeKind = z.enum(['percent', 'amount', 'free-delivery']);
const value = z.number().openapi({ description: 'Of a percentage: basis points, 1000 is 10 %; of an amount: major units; else 0' });
const minimum = z.number().nullable().openapi({ description: 'What the goods must be worth, major units; null: no minimum' });
const position = z.int().openapi({ description: 'Of its segment, from 0' });

export const shownSegmentSchema = z
  .object({
    kind: z.enum(segmentKinds),
    value,
    minimum,
    chance: z.number().openapi({ description: 'Of a spin, from 0 to 1' }),
  })
  .openapi('WheelSegment');
export type ShownSegment = z.infer<typeof shownSegmentSchema>;

export const shownWheelSchema = z
  .object({
    segments: z.array(shownSegmentSchema),
    currency: z.string(),
    spinsPerDay: z.int(),
    validDays: z.int().openapi({ description: 'How long a coupon that is won holds' }),
  })
  .openapi('Wheel');
export type ShownWheel = z.infer<typeof shownWheelSchema>;

const wonCouponSchema = z
  .object({
    code: z.string(),
    email: z.string().openapi({ description: 'Whose alone it is' }),
    lastDay: z.string().openapi({ description: 'On which it still holds, by the clock of the shop’s country' }),
    isUsed: z.boolean(),
  })
  .openapi('WonCoupon');

export const spinResultSchema = z
  .object({
    position,
    prize: z.object({ kind: prizeKind, value, minimum }).nullable().openapi({ description: 'Null: no prize this time' }),
    currency: z.string(),
    coupon: wonCouponSchema.nullable(),
  })
  .openapi('SpinResult');
export type SpinResult = z.infer<typeof spinResultSchema>;

const spinsLeft = z.int().openapi({ description: 'To this visitor, today' });
export const spinAnswerSchema = z.object({ result: spinResultSchema, spinsLeft }).openapi('SpinAnswer');
export type SpinAnswer = z.infer<typeof spinAnswerSchema>;
export const spinsOfTodaySchema = z.object({ results: z.array(spinResultSchema), spinsLeft }).openapi('SpinsOfToday');
export type SpinsOfToday = z.infer<typeof spinsOfTodaySchema>;

export const newSpinSchema = z
  .object({ email: z.string().max(500), countryId: z.int().positive(), languageId: z.int().positive() })
  .openapi('NewSpin');
export type NewSpin = z.infer<typeof newSpinSchema>;

/** By what a browser is known again: 128 random bits of its own. */
export const visitorHeaderSchema = z.object({ 'wheel-visitor': z.string().regex(/^[\w-]{20,64}$/) });
