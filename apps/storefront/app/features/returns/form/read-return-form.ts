import type { NewReturn, NewWithdrawal, PayOut } from '@selvedge/server/contract';

/** Returns the text of a field; empty if it is missing. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns all fields of a form as text. */
export const readTypedFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));

interface PickedPieces {
  lineId: number;
  /** For pieces from an exchange. */
  shipmentItemId?: number;
  quantity: number;
}

/** Returns the ticked pieces by key (`12`, or `12-34` for an exchange) with their quantities. */
const readPickedPieces = (form: FormData): { key: string; pieces: PickedPieces }[] =>
  [...form.keys()].flatMap((name) => {
    const [, key = '', lineId, shipmentItemId] = /^pick-((\d{1,9})(?:-(\d{1,9}))?)$/.exec(name) ?? [];
    if (Number(lineId ?? 0) === 0) return [];
    const typed = Math.trunc(Number(readText(form, `quantity-${key}`) || 1));
    const quantity = typed >= 1 && typed <= 999 ? typed : 1;
    return [{ key, pieces: { lineId: Number(lineId), ...(shipmentItemId && { shipmentItemId: Number(shipmentItemId) }), quantity } }];
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
    items: readPickedPieces(form).map(({ key, pieces }) => {
      const wish = /^exchange-(\d{1,9})$/.exec(readText(form, `wish-${key}`));
      return {
        ...pieces,
        reason: readText(form, `reason-${key}`).slice(0, 40),
        wish: wish ? ('exchange' as const) : ('refund' as const),
        ...(wish && { exchangeVariantId: Number(wish[1]) }),
        isSealed: form.has(`sealed-${key}`),
      };
    }),
    comments: readText(form, 'comments').slice(0, 2000),
    hasAcceptedPolicy: form.has('policy'),
    ...(payOut && { payOut }),
  };
}

/** Returns the delivered hygiene items whose seal is intact, as the customer states: the ticked fields `sealed-12`, `sealed-12-34`. */
const readSealedPieces = (form: FormData): NonNullable<NewWithdrawal['sealed']> =>
  [...form.keys()].flatMap((name) => {
    const [, lineId, shipmentItemId] = /^sealed-(\d{1,9})(?:-(\d{1,9}))?$/.exec(name) ?? [];
    if (Number(lineId ?? 0) === 0) return [];
    return [{ lineId: Number(lineId), ...(shipmentItemId && { shipmentItemId: Number(shipmentItemId) }) }];
  });

/** Reads a withdrawal from a form: the whole contract or some of its lines. */
export function readWithdrawal(form: FormData): NewWithdrawal {
  const payOut = readPayOut(form);
  const sealed = readSealedPieces(form);
  return {
    ...(readText(form, 'scope') === 'some' && { items: readPickedPieces(form).map(({ pieces }) => pieces) }),
    ...(sealed.length > 0 && { sealed }),
    ...(payOut && { payOut }),
  };
}
