/** What the specification wants beside a failure's envelope. */
export interface MoreInBody {
  readonly status?: number;
  readonly slugWrong?: boolean;
}

/**
 * The one error a verb throws when the shop says no: a stable code that clients and translations key on,
 * the HTTP status it is answered with, and the parameters its sentence needs. Rendered once, at the edge.
 */
export class ShopError extends Error {
  constructor(
    readonly code: string,
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503,
    message: string,
    readonly params: Readonly<Record<string, unknown>> = {},
    readonly inBody: MoreInBody = {},
  ) {
    super(message);
    this.name = code;
  }
}

/** One field that was filled in wrongly: which, and the code of the sentence that says so. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Bad input: answered 422 with every field's own issue, so that each stands beside its field. */
export class InvalidInput extends ShopError {
  constructor(readonly issues: readonly FieldIssue[]) {
    super('InvalidInput', 422, 'Please check the highlighted fields', { issues });
  }
}

/** Asked too often: by one address, for one account, or of one thing. */
export class TooManyRequests extends ShopError {
  constructor(params: { retryAfterSeconds?: number; most?: number } = {}, message = 'Too many attempts, please try again later') {
    super('TooManyRequests', 429, message, params);
  }
}
