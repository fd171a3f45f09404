/**
 * Returns the option that a key selects in an ARIA combobox. The options form a circle with the field between the last
 * and the first.
 * @param current -1: the field
 * @returns -1 for the field; null if the key has another meaning
 */
export function findNextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : -1;
  if (key === 'ArrowUp') return current === -1 ? count - 1 : current - 1;
  // In the field these keys move the cursor.
  if (current === -1) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
