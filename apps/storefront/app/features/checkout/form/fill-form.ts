import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import { checkoutFields } from './fields.ts';

/** Fills in the form as if the values had been typed, and opens the sections that hide the fields. @returns the changed fields */
export function fillForm(form: HTMLFormElement, values: CheckoutDraft): CheckoutField[] {
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
