/** The values of the placeholders in canned answers. */
export interface AnswerValues {
  name: string;
  orderNumber: string;
  ticketNumber: string;
}

/** Fills the placeholders of a canned answer. A placeholder without a value stays, and the server does not send a reply that contains it. */
export const fillAnswer = (text: string, values: AnswerValues): string =>
  Object.entries<string>({ ...values }).reduce(
    (filled, [name, value]) => (value === '' ? filled : filled.replaceAll(`{${name}}`, () => value)),
    text,
  );

/** Inserts a text at the selection of a field. An empty line separates it from the text before it. */
export function insertText(current: string, added: string, { start, end }: { start: number; end: number }): { text: string; caret: number } {
  const before = current.slice(0, start);
  const gap = before.trim() === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const head = `${before.trim() === '' ? '' : before}${gap}${added}`;
  return { text: head + current.slice(end), caret: head.length };
}
