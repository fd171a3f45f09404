/** What is wrong with a number of pieces as it was typed, with the bound that its sentence names. */
export interface QuantityIssue {
  code: 'quantity' | 'integer' | 'min' | 'max';
  params: { min?: number; max?: number };
}

/** @param text as it was typed; @param min first and last number of pieces that may be asked for */
export function quantityIssueOf(text: string, { min, max }: { min: number; max: number }): QuantityIssue | null {
  const typed = text.trim();
  if (typed === '') return { code: 'quantity', params: {} };
  const pieces = Number(typed);
  if (!Number.isInteger(pieces)) return { code: 'integer', params: {} };
  if (pieces < min) return { code: 'min', params: { min } };
  return pieces > max ? { code: 'max', params: { max } } : null;
}
