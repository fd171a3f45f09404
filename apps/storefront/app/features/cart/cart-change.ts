import { quantityIssueOf, type QuantityIssue } from '#lib/quantity-issue.ts';

/** What a shopper asks of the cart, read from a form that anyone can have written. */
export type CartChange =
  | { intent: 'add'; productId: number; color: number | null; size: number; quantity: number }
  | { intent: 'change'; lineId: number; quantity: number }
  | { intent: 'remove'; lineId: number }
  /** A number of pieces that is none: it changes nothing. */
  | { intent: 'none'; lineId: number; issue: QuantityIssue };

/** Pieces of one garment, as the API has it. */
const mostPieces = 10;

/** @returns the change, or null if the form asks for nothing that the cart knows */
export function cartChangeFrom(form: FormData): CartChange | null {
  const intent = form.get('intent') ?? 'add';
  if (intent === 'add') return additionFrom(form);
  const lineId = idFrom(form, 'lineId');
  if (lineId === null) return null;
  if (intent === 'remove') return { intent, lineId };
  if (intent !== 'change') return null;
  const typed = form.get('quantity');
  const issue = quantityIssueOf(typeof typed === 'string' ? typed : '', { min: 0, max: mostPieces });
  if (issue) return { intent: 'none', lineId, issue };
  const quantity = Number(typed);
  // A quantity of nothing is how many shoppers take a line away.
  return quantity === 0 ? { intent: 'remove', lineId } : { intent, lineId, quantity };
}

function additionFrom(form: FormData): CartChange | null {
  const [productId, size] = [idFrom(form, 'productId'), idFrom(form, 'size')];
  if (productId === null || size === null) return null;
  return { intent: 'add', productId, color: idFrom(form, 'color'), size, quantity: Math.max(1, quantityFrom(form)) };
}

function idFrom(form: FormData, name: string): number | null {
  const text = form.get(name);
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Whole pieces; anything that is no number counts as one. The API holds the upper limit. */
function quantityFrom(form: FormData): number {
  const text = form.get('quantity');
  return typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 1;
}
