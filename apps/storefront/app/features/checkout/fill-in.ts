import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import { checkoutFields } from './fields.ts';

/** Writes values into the fields of the form as if they had been typed, and opens what hides them. @returns the fields it has written */
export function fillIn(form: HTMLFormElement, values: CheckoutDraft): CheckoutField[] {
  return checkoutFields.filter((name) => {
    const value = values[name];
    const field = form.elements.namedItem(name);
    if (value === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else field.value = value;
    const fold = field.closest('details');
    if (fold && value !== '') fold.open = true;
    return true;
  });
}
