import { findQuantityIssue, type QuantityIssue } from '#lib/forms/quantity-issue.ts';

/** A change of the cart, read from a form. The form is untrusted. */
export type CartChange =
  | { intent: 'add'; productId: number; color: number | null; size: number; quantity: number }
  | { intent: 'change'; lineId: number; quantity: number }
  | { intent: 'remove'; lineId: number }
  /** The quantity is not a valid number of pieces: nothing changes. */
  | { intent: 'none'; lineId: number; issue: QuantityIssue };

/** The maximum quantity of a line, as in the API. */
const maxPieces = 10;

/** Reads a cart change from a form. @returns null if the form has no known change */
export function readCartChange(form: FormData): CartChange | null {
  const intent = form.get('intent') ?? 'add';
  if (intent === 'add') return readAddition(form);
  const lineId = readId(form, 'lineId');
  if (lineId === null) return null;
  if (intent === 'remove') return { intent, lineId };
  if (intent !== 'change') return null;
  const typed = form.get('quantity');
  const issue = findQuantityIssue(typeof typed === 'string' ? typed : '', { min: 0, max: maxPieces });
  if (issue) return { intent: 'none', lineId, issue };
  const quantity = Number(typed);
  // Many shoppers remove a line by setting its quantity to zero.
  return quantity === 0 ? { intent: 'remove', lineId } : { intent, lineId, quantity };
}

function readAddition(form: FormData): CartChange | null {
  const [productId, size] = [readId(form, 'productId'), readId(form, 'size')];
  if (productId === null || size === null) return null;
  return { intent: 'add', productId, color: readId(form, 'color'), size, quantity: Math.max(1, readQuantity(form)) };
}

function readId(form: FormData, name: string): number | null {
  const text = form.get(name);
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns a whole number of pieces; 1 if the text is not a number. The API checks the upper limit. */
function readQuantity(form: FormData): number {
  const text = form.get('quantity');
  return typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 1;
}
