import { InvalidInput } from '#kit/errors';
import { sizeChartOf } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { SizeAdvice } from './contract.ts';
import { SizesNotMeasured } from './errors.ts';
import { findSize, type SizeQuestion } from './find-size.ts';
import { ratingOf } from './rating-of.ts';
import { countedMeasures, isLadder, type Body } from './size-ladder.ts';

/**
 * Which size of a product a body should take, with the reasons. Only sizes that the product has are advised.
 * @throws ProductNotFound
 * @throws SizesNotMeasured
 * @throws InvalidInput if no measure was given that the chart asks for; where sizes do not simply grow, all are needed
 */
export async function adviseSize(
  db: Db,
  { productId, languageId, body, preference }: { productId: number; languageId: number; body: Body; preference: SizeQuestion['preference'] },
): Promise<SizeAdvice> {
  const chart = await sizeChartOf(db, { productId, languageId });
  if (!chart) throw new SizesNotMeasured(productId);
  const missing = chart.measures.filter((measure) => body[measure] === undefined);
  const isEnough = isLadder(chart) ? countedMeasures(chart, body).length > 0 : missing.length === 0;
  if (!isEnough) throw new InvalidInput(missing.map((field) => ({ field, code: 'required' })));
  const { fit } = await ratingOf(db, productId);
  return findSize({ chart, body, preference, verdict: fit.verdict });
}
