import { eq, inArray, count } from 'drizzle-orm';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import { findSqlState, inTransaction, type Tx } from '#platform/transaction';
import type { Measure } from '../contract.ts';
import { attributeValues, sizeChartRows, sizeCharts, products } from '../tables.ts';
import { catalogTag } from '../tags.ts';
import { StillInUse } from '../errors.ts';

export interface SizeChartForm {
  code: string;
  audience: 'women' | 'men' | 'kids';
  /** In the order of the input fields. */
  measures: readonly Measure[];
  /** Sorted by size, the smallest first. Ranges are body measurements in mm. */
  rows: readonly { sizeId: number; ranges: Partial<Record<Measure, [from: number, to: number]>> }[];
}

/**
 * Saves a size chart from its form. Product pages and the size finder are updated through cache tags.
 * @param id null for a new size chart
 * @returns the id of the size chart
 * @throws InvalidInput if the code is taken, a size occurs twice, or a range is missing or reversed
 */
export async function editSizeChart(tx: Tx, id: number | null, { rows, ...form }: SizeChartForm): Promise<number> {
  const chart = { code: form.code, audience: form.audience, measures: [...form.measures] };
  const issues = [...listRangeIssues(form.measures, rows), ...(await listSizeIssues(tx, rows))];
  if (issues.length > 0) throw new InvalidInput(issues);
  const chartId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(sizeCharts).values(chart).returning({ id: sizeCharts.id })
        : await inner.update(sizeCharts).set(chart).where(eq(sizeCharts.id, id)).returning({ id: sizeCharts.id });
    if (!saved) throw new Error(`size chart ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    throw findSqlState(error) === '23505' ? createIssue('code', 'taken', 'Another size chart has this code') : error;
  });
  await tx.delete(sizeChartRows).where(eq(sizeChartRows.chartId, chartId));
  if (rows.length > 0)
    await tx.insert(sizeChartRows).values(
      rows.map(({ sizeId, ranges }, position) => ({
        chartId,
        sizeId,
        position,
        ranges: Object.fromEntries(form.measures.map((measure) => [measure, ranges[measure] ?? ([0, 0] as [number, number])])),
      })),
    );
  await dropTags(tx, [catalogTag]);
  return chartId;
}

const createIssue = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

function listRangeIssues(measures: SizeChartForm['measures'], rows: SizeChartForm['rows']): FieldIssue[] {
  return rows.flatMap(({ ranges }, index) =>
    measures.flatMap((measure) => {
      const range = ranges[measure];
      const field = `rows.${index}.ranges.${measure}`;
      if (!range) return [{ field, code: 'required', params: { message: 'Enter both values' } }];
      return range[0] <= range[1] ? [] : [{ field, code: 'order', params: { message: 'The second value must not be less than the first' } }];
    }),
  );
}

async function listSizeIssues(tx: Tx, rows: SizeChartForm['rows']): Promise<FieldIssue[]> {
  const ids = rows.map(({ sizeId }) => sizeId);
  const known = await tx
    .select({ id: attributeValues.id, attribute: attributeValues.attribute })
    .from(attributeValues)
    .where(inArray(attributeValues.id, ids));
  const sizes = new Set(known.filter(({ attribute }) => attribute === 'size').map(({ id }) => id));
  return ids.flatMap((sizeId, index) => {
    const field = `rows.${index}.sizeId`;
    if (!sizes.has(sizeId)) return [{ field, code: 'unknown', params: { message: 'There is no such size' } }];
    return ids.indexOf(sizeId) === index ? [] : [{ field, code: 'twice', params: { message: 'This size is already in the list' } }];
  });
}

/** Deletes a size chart that no product uses. @throws StillInUse */
export async function removeSizeChart(tx: Tx, id: number): Promise<void> {
  const [used] = await tx.select({ count: count() }).from(products).where(eq(products.sizeChartId, id));
  if (used && used.count > 0) throw new StillInUse('size chart', `products use it (${used.count})`);
  await tx.delete(sizeCharts).where(eq(sizeCharts.id, id));
  await dropTags(tx, [catalogTag]);
}
