import { z } from '@hono/zod-openapi';

const choices = z.array(z.object({ id: z.int(), name: z.string() }));

/** The categories and brands that reports can be filtered by, sorted by name. */
export const reportFiltersSchema = z
  .object({
    /** Each name contains the names of the categories above it. */
    categories: choices,
    brands: choices,
  })
  .openapi('ReportFilters');
export type ReportFilters = z.infer<typeof reportFiltersSchema>;
