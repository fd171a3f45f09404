import { defaultLanguageId } from '@selvedge/i18n';
import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findVariantsByCode, listCartVariants } from '#modules/catalog';
import { findOrdersByLabel } from '#modules/fulfilment';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { textField } from '#platform/request-fields';
import { adminCall } from '../admin-call.ts';
import { scanSchema } from './contract.ts';

const scan = createRoute({
  method: 'get',
  path: '/scans',
  tags: ['Back office: orders'],
  summary: 'Find the orders and variants of a scanned code',
  description: 'Nothing is changed. The code is a number of a packing slip, invoice or carrier label, or the barcode or SKU of a product.',
  ...adminCall('orders'),
  request: { query: z.object({ code: textField.trim().min(1).max(100) }) },
  responses: { 200: json(buildSuccessSchema(scanSchema), 'The records; empty lists if the code is unknown'), ...customerFailures },
});

export const scanRoutes = createRoutes().openapi(scan, async (c) => {
  const { db } = c.var;
  const { code } = c.req.valid('query');
  const orders = await findOrdersByLabel(db, code);
  const found = await listCartVariants(db, { variantIds: await findVariantsByCode(db, code), languageId: defaultLanguageId });
  return c.json(
    success({
      orderNumbers: orders.map(({ orderNumber }) => orderNumber),
      variants: found.map(({ sku, name, color, size }) => ({ sku, name, color: color?.name ?? '', size: size.name })),
    }),
    200,
  );
});
