/** Characters: with its reason it stays within what the API takes. */
export const longestNote = 400;

/** Why an order is given up, as its form says it: a code that is counted, and perhaps words that are read. */
export function cancelReasonFrom(form: FormData): string {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return [text('reason').slice(0, 40), text('note').slice(0, longestNote)].filter((part) => part !== '').join(': ');
}
