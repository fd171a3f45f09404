/** Characters. With the reason in front, the text stays within the maximum length of the API. */
export const longestNote = 400;

/** Returns the cancellation reason of a form: a code, which is counted, and an optional note, which staff read. */
export function readCancelReason(form: FormData): string {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return [text('reason').slice(0, 40), text('note').slice(0, longestNote)].filter((part) => part !== '').join(': ');
}
