import type { NewReturn, NewWithdrawal, PayOut } from '@selvedge/server/contract';

/** Returns the text of a field; empty if it is missing. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns all fields of a form as text. */
export const readTypedFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));

/** Returns the ticked lines with their quantities. */
const readPickedLines = (form: FormData): { lineId: number; quantity: number }[] =>
  [...form.keys()].flatMap((name) => {
    const lineId = Number(/^pick-(\d{1,9})$/.exec(name)?.[1] ?? 0);
    if (lineId === 0) return [];
    const quantity = Math.trunc(Number(readText(form, `quantity-${lineId}`) || 1));
    return [{ lineId, quantity: quantity >= 1 && quantity <= 999 ? quantity : 1 }];
  });

/** Reads the account for a refund. @returns undefined if the form does not ask for it */
export function readPayOut(form: FormData): PayOut | undefined {
  const [iban, bkash] = [readText(form, 'iban').slice(0, 60), readText(form, 'bkash').slice(0, 40)];
  if (!form.has('holder')) return undefined;
  return { holder: readText(form, 'holder').slice(0, 200), ...(form.has('iban') && { iban }), ...(form.has('bkash') && { bkash }) };
}

/** Reads a return request from a form. */
export function readReturn(form: FormData): NewReturn {
  const payOut = readPayOut(form);
  return {
    items: readPickedLines(form).map((line) => {
      const wish = /^exchange-(\d{1,9})$/.exec(readText(form, `wish-${line.lineId}`));
      return {
        ...line,
        reason: readText(form, `reason-${line.lineId}`).slice(0, 40),
        wish: wish ? ('exchange' as const) : ('refund' as const),
        ...(wish && { exchangeVariantId: Number(wish[1]) }),
        isSealed: form.has(`sealed-${line.lineId}`),
      };
    }),
    comments: readText(form, 'comments').slice(0, 2000),
    hasAcceptedPolicy: form.has('policy'),
    ...(payOut && { payOut }),
  };
}

/** Reads a withdrawal from a form: the whole contract or some of its lines. */
export function readWithdrawal(form: FormData): NewWithdrawal {
  const payOut = readPayOut(form);
  return { ...(readText(form, 'scope') === 'some' && { items: readPickedLines(form) }), ...(payOut && { payOut }) };
}
