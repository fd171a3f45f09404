import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { idQuery } from '#platform/request-fields';

const rates = z
  .object({ from: z.int(), until: z.int() })
  .openapi('AffiliateRates', { description: 'The lowest and the highest rate without special terms, in basis points of the net price' });

const sum = z.object({ amount: z.number(), currency: z.string() });

/** What a commission rule pays in the country, in the words of the programme. */
const rewardSchema = z
  .object({
    id: z.int().openapi({ description: 'The common id of all versions of the rule' }),
    basisPoints: z.int().openapi({ description: 'The rate in basis points of the net price' }),
    fixedAmount: makeNullable(sum).openapi({ description: 'Paid once for each order in addition to the rate' }),
    cap: makeNullable(sum).openapi({ description: 'The most that is paid for an order' }),
    minimumBasket: makeNullable(sum).openapi({ description: 'The minimum net value of an order' }),
    customer: z.enum(['new', 'returning']).nullable(),
    tier: z.object({ name: z.string(), fromOrders: z.int().openapi({ description: 'Orders of the last 90 days' }) }).nullable(),
    category: z.string().nullable(),
    brand: z.string().nullable(),
    product: z.string().nullable(),
    validUntil: z.string().nullable(),
  })
  .openapi('AffiliateReward');
export type ProgrammeReward = z.infer<typeof rewardSchema>;

export const programmeQuerySchema = z.object({
  countryId: idQuery,
  languageId: idQuery.default(1).openapi({ description: 'The language of the names of products and categories' }),
});

export const programmeConditionsSchema = z
  .object({
    isOpen: z.boolean().openapi({ description: 'Whether applications are accepted' }),
    rate: makeNullable(rates),
    rewards: z
      .array(rewardSchema)
      .openapi({ description: 'The commission rules of the country for all affiliates, without rules that never apply; the general ones first' }),
    clickDays: z.int().openapi({ description: 'How long a click counts' }),
    approvalDays: z.int().openapi({ description: 'From delivery until a commission is approved' }),
    minimumPayout: z.object({ amount: z.number(), currency: z.string() }).openapi({ description: 'Major units' }),
    payoutMethods: z.array(z.enum(['iban', 'bank', 'bkash', 'paypal', 'wise'])),
    codeRule: z.enum(['code-first', 'link-first']),
    isPaidTrafficAllowed: z.boolean(),
  })
  .openapi('AffiliateProgrammeConditions');
export type ProgrammeConditions = z.infer<typeof programmeConditionsSchema>;
