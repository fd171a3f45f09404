import { ApiError, fieldIssues, type FieldIssue } from '#lib/api/api-error.ts';

/** The reason why a form was refused, as codes and parameters. The page translates them. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
  /** Errors of single fields. */
  issues: FieldIssue[];
  /** HTTP status of the response. */
  status: number;
}

/**
 * Turns an API error into a refusal. Server errors are included, because an error page would lose the input.
 * @throws any error that is not from the API
 */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { code, params, status } = error;
  const isField = code === 'InvalidInput';
  return { code, params: isField ? {} : params, issues: fieldIssues(error), status };
}
