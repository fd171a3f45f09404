import type { NewReturn, NewWithdrawal, PayOut } from '@selvedge/server/contract';

/** What a field says; one that is missing says nothing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** All that a form says. */
export const typedIn = (form: FormData): Record<string, string> => Object.fromEntries([...form.keys()].map((name) => [name, textIn(form, name)]));

/** The lines that are ticked, with how many pieces of each. */
const pickedLines = (form: FormData): { lineId: number; quantity: number }[] =>
  [...form.keys()].flatMap((name) => {
    const lineId = Number(/^pick-(\d{1,9})$/.exec(name)?.[1] ?? 0);
    if (lineId === 0) return [];
    const quantity = Math.trunc(Number(textIn(form, `quantity-${lineId}`) || 1));
    return [{ lineId, quantity: quantity >= 1 && quantity <= 999 ? quantity : 1 }];
  });

function payOutIn(form: FormData): PayOut | undefined {
  const [iban, bkash] = [textIn(form, 'iban').slice(0, 60), textIn(form, 'bkash').slice(0, 40)];
  if (!form.has('holder')) return undefined;
  return { holder: textIn(form, 'holder').slice(0, 200), ...(form.has('iban') && { iban }), ...(form.has('bkash') && { bkash }) };
}

/** What somebody would like to send back, as its form says it. */
export function returnIn(form: FormData): NewReturn {
  const payOut = payOutIn(form);
  return {
    items: pickedLines(form).map((line) => {
      const wish = /^exchange-(\d{1,9})$/.exec(textIn(form, `wish-${line.lineId}`));
      return {
        ...line,
        reason: textIn(form, `reason-${line.lineId}`).slice(0, 40),
        wish: wish ? ('exchange' as const) : ('refund' as const),
        ...(wish && { exchangeVariantId: Number(wish[1]) }),
        isSealed: form.has(`sealed-${line.lineId}`),
      };
    }),
    comments: textIn(form, 'comments').slice(0, 2000),
    hasAcceptedPolicy: form.has('policy'),
    ...(payOut && { payOut }),
  };
}

/** What somebody withdraws from: the whole contract, or some lines of it. */
export function withdrawalIn(form: FormData): NewWithdrawal {
  const payOut = payOutIn(form);
  return { ...(textIn(form, 'scope') === 'some' && { items: pickedLines(form) }), ...(payOut && { payOut }) };
}
