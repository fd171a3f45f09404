import type { CheckoutField } from '@selvedge/server/contract';
import { checkoutFields } from '../form/fields.ts';

/** A refusal of the API: its code and the parameters of its message. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

export interface FieldProblem {
  field: CheckoutField;
  code: string;
  /** The parameters of the message. */
  params?: Readonly<Record<string, string | number>>;
}

/** The reasons why an order was not placed, by the position of the message on the page. */
export type PlacementFailure =
  /** Next to each field. */
  | { kind: 'fields'; problems: FieldProblem[] }
  /** Above the form: the new total, to be confirmed. */
  | { kind: 'total-changed'; total: number; currency: string }
  /** In the cart, next to the line. */
  | { kind: 'cart'; code: string }
  /** Above the form, with its own message. */
  | { kind: 'refused'; code: string };

const cartCodes = ['SoldOut', 'CartHasProblems', 'CartIsEmpty', 'CartNotFound', 'VariantNotFound', 'LineNotFound'];
/** Refusals that are shown next to a field although the field's format is correct. */
const formFieldNames: Readonly<Record<string, CheckoutField>> = {
  DeliveryRefused: 'postalCode',
  PaymentNotAvailable: 'paymentMethod',
  DeliveryNotAvailable: 'shippingMethod',
};

export function toPlacementFailure({ code, params }: Refusal): PlacementFailure {
  if (code === 'InvalidInput') {
    const problems = listFieldProblems(params.issues);
    return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'refused', code };
  }
  const field = formFieldNames[code];
  if (field) return { kind: 'fields', problems: [{ field, code, params: keepPlainParams(params) }] };
  if (code === 'TotalChanged' && typeof params.total === 'number')
    return { kind: 'total-changed', total: params.total, currency: typeof params.currency === 'string' ? params.currency : '' };
  return cartCodes.includes(code) ? { kind: 'cart', code } : { kind: 'refused', code };
}

/** Returns the field errors of an answer, one per field, in the order of the form. */
function listFieldProblems(issues: unknown): FieldProblem[] {
  const problemsByField = new Map<CheckoutField, FieldProblem>();
  for (const issue of Array.isArray(issues) ? issues : []) {
    const { field, code, params } = (issue ?? {}) as { field?: unknown; code?: unknown; params?: unknown };
    // A schema names a field by its path: `form.email`.
    const name = checkoutFields.find((known) => known === String(field).split('.').at(-1));
    if (name && !problemsByField.has(name)) problemsByField.set(name, { field: name, code: String(code), params: keepPlainParams(params) });
  }
  return checkoutFields.flatMap((name) => problemsByField.get(name) ?? []);
}

/** Keeps only strings and numbers, which can be used in a message. */
const keepPlainParams = (params: unknown): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params ?? {}).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
