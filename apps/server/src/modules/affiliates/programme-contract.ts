import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';

const rates = z
  .object({ from: z.int(), until: z.int() })
  .openapi('AffiliateRates', { description: 'The lowest and the highest rate without special terms, in basis points of the net price' });

export const programmeConditionsSchema = z
  .object({
    isOpen: z.boolean().openapi({ description: 'Whether applications are accepted' }),
    rate: makeNullable(rates),
    clickDays: z.int().openapi({ description: 'How long a click counts' }),
    approvalDays: z.int().openapi({ description: 'From delivery until a commission is approved' }),
    minimumPayout: z.object({ amount: z.number(), currency: z.string() }).openapi({ description: 'Major units' }),
    payoutMethods: z.array(z.enum(['iban', 'bank', 'bkash', 'paypal', 'wise'])),
    codeRule: z.enum(['code-first', 'link-first']),
    isPaidTrafficAllowed: z.boolean(),
  })
  .openapi('AffiliateProgrammeConditions');
export type ProgrammeConditions = z.infer<typeof programmeConditionsSchema>;
