import type { ProductPage, SizeAdvice } from '@selvedge/server/contract';
import { fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { allMeasures, readMeasures, hasMeasures, convertToCm, type MeasureIssues } from './asked-measures.ts';
import type { FoundSize } from './use-size-finder.ts';

type SizeFinderApi = Pick<Api, 'findSize'>;

/** The recommendation, or the further measures that the finder needs. */
export interface Advice {
  advice: SizeAdvice | null;
  issues: MeasureIssues;
}

/** Asks for a size. @param query measures in cm and the preference, as in the API */
export async function loadAdvice(api: SizeFinderApi, productId: number, query: Readonly<Record<string, string>>): Promise<Advice> {
  try {
    return { advice: await api.findSize(productId, query), issues: {} };
  } catch (error) {
    if (!isApiError(error, 'InvalidInput')) throw error;
    const wrong = fieldIssues(error).flatMap(({ field, code }) => {
      const measure = allMeasures.find((one) => one === field);
      return measure ? [[measure, code === 'required' ? 'needed' : 'unlikely']] : [];
    });
    return { advice: null, issues: Object.fromEntries(wrong) as MeasureIssues };
  }
}

/** Answers the finder's plain form. @returns null if the address asks for no size */
export async function findSize(
  api: SizeFinderApi,
  { id, sizeChart }: Pick<ProductPage, 'id' | 'sizeChart'>,
  query: URLSearchParams,
): Promise<FoundSize | null> {
  if (!sizeChart || !hasMeasures(query)) return null;
  const input = readMeasures(query);
  const { cm, issues } = convertToCm(input, sizeChart.measures);
  if (Object.keys(issues).length > 0) return { input, advice: null, issues, hasFailed: false };
  try {
    return { input, hasFailed: false, ...(await loadAdvice(api, id, { ...cm, preference: input.preference })) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { input, advice: null, issues, hasFailed: true };
  }
}
