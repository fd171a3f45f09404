/** Result of one check of the doctor. */
export interface Finding {
  /** `failure`: the shop does not work, or loses data or money. `warning`: it works, but the operator should know. */
  level: 'ok' | 'warning' | 'failure';
  /** The topic, such as `mail`. */
  check: string;
  /** What was found. */
  text: string;
  /** What to do about it; absent if all is well. */
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

/** Returns the message of an error, also of one that consists of several, such as a refused connection by two addresses. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${describeReason(error.cause)})`;
}
