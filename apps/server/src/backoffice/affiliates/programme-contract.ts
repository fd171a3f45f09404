import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';
import { currency } from './currency-field.ts';

const channelPattern = textField.trim().max(100);
const trackingSettings = {
  ownChannels: z
    .array(z.object({ source: channelPattern, medium: channelPattern }))
    .max(50)
    .openapi({ description: 'Patterns of `utm_source` and `utm_medium` of the shop’s own campaigns; `*` stands for any text' }),
  codeRule: z
    .enum(['code-first', 'link-first'])
    .openapi({ description: '`link-first`: an affiliate’s code in the coupon field is credited only if no other affiliate’s link counts' }),
  isPaidTrafficAllowed: z.boolean().openapi({ description: 'Whether affiliates may advertise their links with paid ads' }),
  bannedReferrers: z
    .array(textField.trim().toLowerCase().max(253))
    .max(200)
    .openapi({ description: 'Hosts whose visitors do not count, with their subdomains' }),
  mostClicksPerNetwork: z.int().min(1).max(10_000).openapi({ description: 'Valid clicks of an affiliate from one network in ten minutes' }),
  hasOwnAds: z.boolean().openapi({ description: 'Whether visits with a click id of an ad and without an affiliate come from the shop’s own ads' }),
};

export const programmeFormSchema = z
  .object({
    isOpen: z.boolean(),
    holdDays: z.int().min(0, 'Not before it is delivered').max(365),
    isHeldForReturns: z.boolean().default(false).openapi({ description: 'Whether commissions also wait for the end of the return period' }),
    quickOrderSeconds: z.int().min(0).max(3600),
    payoutThresholds: z
      .array(z.object({ currency, amount: z.number().min(0).max(1_000_000) }))
      .max(20)
      .openapi({ description: 'Minimum payouts in major units; at least one unit, which is also the minimum for other currencies' }),
    maxRateAgeDays: z.int().min(1).max(60).default(7).openapi({ description: 'A balance is converted by a rate that is at most this many days old' }),
    ...trackingSettings,
  })
  .openapi('AffiliateProgrammeForm');
export const programmeRecordSchema = programmeFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('AffiliateProgrammeRecord');
export type ProgrammeRecord = z.infer<typeof programmeRecordSchema>;
