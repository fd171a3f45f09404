import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getMethodTexts, providerKinds } from '#modules/payments';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { anyAdminCall } from '../admin-call.ts';
import { paymentMethodChoiceSchema, type PaymentMethodChoice } from './payment-method-contract.ts';

const choices = createRoute({
  method: 'get',
  path: '/payment-methods',
  tags: ['Back office'],
  summary: 'List the payment methods of all providers',
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(z.array(paymentMethodChoiceSchema)), 'All payment methods, sorted by provider'), ...customerFailures },
});

export const paymentMethodRoutes = createRoutes();

const copyList = (list: readonly string[] | null): string[] | null => list && [...list];

paymentMethodRoutes.openapi(choices, (c) => {
  const methods = providerKinds.flatMap((provider) =>
    provider.methods.map(({ code, currencies, countries, isPaidLater, refunds }): PaymentMethodChoice => ({
      code,
      name: getMethodTexts(code, 'en').name,
      provider: provider.code,
      providerName: provider.name,
      currencies: copyList(currencies ?? provider.currencies),
      countries: copyList(countries ?? provider.countries),
      isPaidLater,
      refunds,
    })),
  );
  return c.json(success(methods), 200);
});
