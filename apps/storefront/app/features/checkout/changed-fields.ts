import type { CheckoutField } from '@selvedge/server/contract';
import { checkoutFields } from './fields.ts';

/** The fields of the form that say something else than they did when the page was made. */
export const changedFields = (form: HTMLFormElement): CheckoutField[] =>
  checkoutFields.filter((name) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
    return false;
  });
