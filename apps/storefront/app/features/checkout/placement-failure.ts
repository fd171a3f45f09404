import type { CheckoutField } from '@selvedge/server/contract';
import { checkoutFields } from './fields.ts';

/** An API's refusal: its stable code and the parameters of its sentence. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

export interface FieldProblem {
  field: CheckoutField;
  code: string;
  /** What the code's sentence needs. */
  params?: Readonly<Record<string, string | number>>;
}

/** Why an order was not placed, sorted by where the shopper is told. */
export type PlacementFailure =
  /** Beside each field. */
  | { kind: 'fields'; problems: FieldProblem[] }
  /** Above the form: the new total, and the question again. */
  | { kind: 'total-changed'; total: number; currency: string }
  /** Back at the cart, where the line is. */
  | { kind: 'cart'; code: string }
  /** Above the form, in a sentence of its own. */
  | { kind: 'refused'; code: string };

const cartCodes = ['SoldOut', 'CartHasProblems', 'CartIsEmpty', 'CartNotFound', 'VariantNotFound', 'LineNotFound'];
/** Refusals that belong beside a field, though they are no matter of how it was typed. */
const fieldOf: Readonly<Record<string, CheckoutField>> = {
  DeliveryRefused: 'postalCode',
  PaymentNotAvailable: 'paymentMethod',
  DeliveryNotAvailable: 'shippingMethod',
};

export function placementFailure({ code, params }: Refusal): PlacementFailure {
  if (code === 'InvalidInput') {
    const problems = fieldProblems(params.issues);
    return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'refused', code };
  }
  const field = fieldOf[code];
  if (field) return { kind: 'fields', problems: [{ field, code, params: plainParams(params) }] };
  if (code === 'TotalChanged' && typeof params.total === 'number')
    return { kind: 'total-changed', total: params.total, currency: typeof params.currency === 'string' ? params.currency : '' };
  return cartCodes.includes(code) ? { kind: 'cart', code } : { kind: 'refused', code };
}

/** The issues of an answer, each field once, in the order in which the form has its fields. */
function fieldProblems(issues: unknown): FieldProblem[] {
  const told = new Map<CheckoutField, FieldProblem>();
  for (const issue of Array.isArray(issues) ? issues : []) {
    const { field, code, params } = (issue ?? {}) as { field?: unknown; code?: unknown; params?: unknown };
    // A schema names a field by its path: `form.email`.
    const name = checkoutFields.find((known) => known === String(field).split('.').at(-1));
    if (name && !told.has(name)) told.set(name, { field: name, code: String(code), params: plainParams(params) });
  }
  return checkoutFields.flatMap((name) => told.get(name) ?? []);
}

/** Only what can stand in a sentence. */
const plainParams = (params: unknown): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params ?? {}).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
