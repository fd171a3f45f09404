/** The error of a typed quantity, with the limit that its message names. */
export interface QuantityIssue {
  code: 'quantity' | 'integer' | 'min' | 'max';
  params: { min?: number; max?: number };
}

/** Returns the error of a typed quantity, or null. @param min smallest and largest allowed quantity */
export function findQuantityIssue(text: string, { min, max }: { min: number; max: number }): QuantityIssue | null {
  const typed = text.trim();
  if (typed === '') return { code: 'quantity', params: {} };
  const pieces = Number(typed);
  if (!Number.isInteger(pieces)) return { code: 'integer', params: {} };
  if (pieces < min) return { code: 'min', params: { min } };
  return pieces > max ? { code: 'max', params: { max } } : null;
}
