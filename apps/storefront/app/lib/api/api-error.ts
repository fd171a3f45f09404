/** An error response of the API. `code` is stable and translated by `error-texts.ts`; `params` fill in its message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;

  constructor({ status, code, params = {}, cause }: { status: number; code: string; params?: Readonly<Record<string, unknown>>; cause?: unknown }) {
    super(code, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** An invalid field, as listed by InvalidInput. */
export interface FieldIssue {
  field: string;
  code: string;
  params?: Readonly<Record<string, string | number>>;
}

/** @returns the invalid fields of an InvalidInput, an empty list for any other error */
export function fieldIssues(error: unknown): FieldIssue[] {
  if (!(error instanceof ApiError) || error.code !== 'InvalidInput' || !Array.isArray(error.params.issues)) return [];
  return error.params.issues as FieldIssue[];
}

export const isApiError = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
