/** Additional fields that the specification requires in the body of a failure. */
export interface MoreInBody {
  readonly status?: number;
  readonly slugWrong?: boolean;
}

/**
 * The error that operations throw when they refuse a request. It has a stable code for clients and translations, the HTTP status and the parameters
 * of its message. The error is rendered once, when the response is written.
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

/** One invalid field: its name and the code of the message to show. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Invalid input. The response has status 422 and one issue per field, so that the form can show each message next to its field. */
export class InvalidInput extends ShopError {
  constructor(readonly issues: readonly FieldIssue[]) {
    super('InvalidInput', 422, 'Please check the highlighted fields', { issues });
  }
}

/** Too many requests from one address, for one account or for one object. */
export class TooManyRequests extends ShopError {
  constructor(params: { retryAfterSeconds?: number; most?: number } = {}, message = 'Too many attempts, please try again later') {
    super('TooManyRequests', 429, message, params);
  }
}
