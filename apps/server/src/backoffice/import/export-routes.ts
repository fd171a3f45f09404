import { createRoute, z } from '@hono/zod-openapi';
import { Readable } from 'node:stream';
import { now } from '#kit/clock';
import { createRoutes, customerFailures } from '#platform/http';
import { recordChange } from '#modules/audit';
import { inTransaction } from '#platform/transaction';
import { exportCsv, exportXlsx } from '#modules/imports';
import { requireStaff, adminCall } from '../admin-call.ts';
import { exportQuery } from '#contracts/imports';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const products = createRoute({
  method: 'get',
  path: '/files/exports/products',
  tags: ['Back office: import'],
  summary: 'Export products as a table for reimport',
  description: 'CSV of any size, or an Excel workbook of up to 500,000 cells. Contains all columns, or only the stock or price columns.',
  ...adminCall('catalog'),
  request: { query: exportQuery },
  responses: {
    200: {
      description: 'The CSV file or Excel workbook',
      content: { 'text/csv': { schema: z.string() }, [XLSX]: { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...customerFailures,
  },
});

export const exportRoutes = createRoutes();

exportRoutes.openapi(products, async (c) => {
  const { format, languages, ...query } = c.req.valid('query');
  const wish = { ...query, languages: languages?.split(',') };
  const body = format === 'xlsx' ? await exportXlsx(c.var.db, wish) : Readable.from(await exportCsv(c.var.db, wish));
  const { userId, name } = requireStaff(c);
  await inTransaction(c.var.db, (tx) =>
    recordChange(tx, { userId, name }, { action: 'product.export', subject: 'export', subjectId: query.columns, after: { format, ...wish } }),
  );
  return new Response(body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : new Uint8Array(body), {
    headers: {
      'Content-Type': format === 'xlsx' ? XLSX : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="products-${query.columns}-${now().toISOString().slice(0, 10)}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
