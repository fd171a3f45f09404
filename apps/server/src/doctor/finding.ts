/** Result of one check of the doctor. */
export interface Finding {
  /** `failure`: the shop does not work, or loses data or money. `warning`: it works, but the operator should know. */
  level: 'ok' | 'warning' | 'failure';
  /** The topic, such as `mail`. */
  check: string;
  /** The result in one sentence. */
  text: string;
  /** The recommended action; absent for the level `ok`. */
  advice?: string;
}

/** Creates the findings of one check. */
export function createFindings(check: string) {
  return {
    ok: (text: string): Finding => ({ level: 'ok', check, text }),
    warn: (text: string, advice: string): Finding => ({ level: 'warning', check, text, advice }),
    fail: (text: string, advice: string): Finding => ({ level: 'failure', check, text, advice }),
  };
}

/** Returns the message of an error, including an error with several causes, such as a connection that two addresses refuse. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${describeReason(error.cause)})`;
}
