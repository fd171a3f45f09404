import { InvalidInput } from '#kit/errors';
import { findSizeChart } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { SizeAdvice } from '../contract.ts';
import { SizesNotMeasured } from '../errors.ts';
import { findSize, type SizeQuestion } from './find-size.ts';
import { getRating } from '../get-rating.ts';
import { listDecidingMeasures, isLadder, type Body } from './size-ladder.ts';

/**
 * Recommends a size of a product for a body, with the reasons. Only recommends sizes that the product has.
 * @throws ProductNotFound
 * @throws SizesNotMeasured
 * @throws InvalidInput if no measure of the chart is given; if the sizes do not form a ladder, all measures are required
 */
export async function adviseSize(
  db: Db,
  { productId, languageId, body, preference }: { productId: number; languageId: number; body: Body; preference: SizeQuestion['preference'] },
): Promise<SizeAdvice> {
  const chart = await findSizeChart(db, { productId, languageId });
  if (!chart) throw new SizesNotMeasured(productId);
  const missing = chart.measures.filter((measure) => body[measure] === undefined);
  const isEnough = isLadder(chart) ? listDecidingMeasures(chart, body).length > 0 : missing.length === 0;
  if (!isEnough) throw new InvalidInput(missing.map((field) => ({ field, code: 'required' })));
  const { fit } = await getRating(db, productId);
  return findSize({ chart, body, preference, verdict: fit.verdict });
}
