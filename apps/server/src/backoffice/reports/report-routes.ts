import { createRoute } from '@hono/zod-openapi';
import {
  cohortQuery,
  cohortReportSchema,
  returnsQuery,
  returnsReportSchema,
  salesQuery,
  salesReportSchema,
  stockQuery,
  stockReportSchema,
  vatQuery,
  vatReportSchema,
} from '#contracts/reports';
import { success } from '#kit/envelope';
import {
  listReportFilters,
  readCohortReport,
  readReturnsReport,
  readSalesReport,
  readStockReport,
  readVatReport,
  REPORT_AREA,
} from '#modules/reports';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { reportFiltersSchema } from './contract.ts';

const call = { method: 'get' as const, tags: ['Back office: reports'], ...adminCall(REPORT_AREA) };

const sales = createRoute({
  ...call,
  path: '/reports/sales',
  summary: 'Get the report of sales',
  description: 'Figures of a period by time, country, property of the goods, coupon or affiliate, with the same figures of another period.',
  request: { query: salesQuery },
  responses: { 200: json(buildSuccessSchema(salesReportSchema), 'The report'), ...customerFailures },
});
const returns = createRoute({
  ...call,
  path: '/reports/returns',
  summary: 'Get the report of returns',
  request: { query: returnsQuery },
  responses: { 200: json(buildSuccessSchema(returnsReportSchema), 'The report'), ...customerFailures },
});
const stock = createRoute({
  ...call,
  path: '/reports/stock',
  summary: 'Get the report of sell-through and stock cover',
  request: { query: stockQuery },
  responses: { 200: json(buildSuccessSchema(stockReportSchema), 'The report'), ...customerFailures },
});
const vat = createRoute({
  ...call,
  path: '/reports/vat',
  summary: 'Get the report of VAT by country and rate',
  description: 'Sums of invoices less credit notes. The return of the One-Stop Shop contains the scheme `oss` without businesses.',
  request: { query: vatQuery },
  responses: { 200: json(buildSuccessSchema(vatReportSchema), 'The report'), ...customerFailures },
});
const customers = createRoute({
  ...call,
  path: '/reports/customers',
  summary: 'Get the report of customers by month of their first order',
  request: { query: cohortQuery },
  responses: { 200: json(buildSuccessSchema(cohortReportSchema), 'The report'), ...customerFailures },
});
const filters = createRoute({
  ...call,
  path: '/reports/filters',
  summary: 'Get the categories and brands for the filters of the reports',
  responses: { 200: json(buildSuccessSchema(reportFiltersSchema), 'Categories and brands by name'), ...customerFailures },
});

export const reportRoutes = createRoutes()
  .openapi(sales, async (c) => c.json(success(await readSalesReport(c.var.db, c.req.valid('query'))), 200))
  .openapi(returns, async (c) => c.json(success(await readReturnsReport(c.var.db, c.req.valid('query'))), 200))
  .openapi(stock, async (c) => c.json(success(await readStockReport(c.var.db, c.req.valid('query'))), 200))
  .openapi(vat, async (c) => c.json(success(await readVatReport(c.var.db, c.req.valid('query'))), 200))
  .openapi(customers, async (c) => c.json(success(await readCohortReport(c.var.db, c.req.valid('query'))), 200))
  .openapi(filters, async (c) => c.json(success(await listReportFilters(c.var.db)), 200));
