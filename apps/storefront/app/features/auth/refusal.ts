import { ApiError, fieldIssues, type FieldIssue } from '#lib/api-error.ts';

/** Why a form was not taken, as a page can be told of it: codes and numbers, put into words where it is shown. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
  /** What is wrong with single fields. */
  issues: FieldIssue[];
  /** Of the answer that tells it. */
  status: number;
}

/**
 * What the API said no to. A fault of its own is told as well: an error page would lose what has been typed.
 * @throws anything that is no answer of the API
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { code, params, status } = error;
  const isField = code === 'InvalidInput';
  return { code, params: isField ? {} : params, issues: fieldIssues(error), status };
}
