import type { ProductPage, SizeAdvice } from '@selvedge/server/contract';
import { fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { allMeasures, preferences, readMeasures, hasMeasures, convertToCm, type MeasuresInput, type MeasureIssues } from './asked-measures.ts';

type SizeFinderApi = Pick<Api, 'findSize'>;
/** Measures in cm and the preference. */
type SizeQuestion = Parameters<Api['findSize']>[1];

/** The recommendation, or the further measures that the finder needs. */
export interface Advice {
  advice: SizeAdvice | null;
  issues: MeasureIssues;
}

/** The result of a request: a recommendation, issues of the fields, or a failure. */
export interface FoundSize {
  input: MeasuresInput;
  advice: SizeAdvice | null;
  issues: MeasureIssues;
  hasFailed: boolean;
}

/** Reads a size request from an address, whose content is not trusted. The API checks the measures, which are in cm. */
export function readSizeQuestion(query: URLSearchParams): SizeQuestion {
  const measures = allMeasures.flatMap((measure) => {
    const text = query.get(measure);
    return text ? [[measure, Number(text)] as const] : [];
  });
  return { ...Object.fromEntries(measures), preference: preferences.find((one) => one === query.get('preference')) };
}

/** Asks for a size. */
export async function loadAdvice(api: SizeFinderApi, productId: number, question: SizeQuestion): Promise<Advice> {
  try {
    return { advice: await api.findSize(productId, question), issues: {} };
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
    const question = readSizeQuestion(new URLSearchParams({ ...cm, preference: input.preference }));
    return { input, hasFailed: false, ...(await loadAdvice(api, id, question)) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { input, advice: null, issues, hasFailed: true };
  }
}
