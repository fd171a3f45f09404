import type { CheckoutField } from '@selvedge/server/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { checkoutFields } from './fields.ts';

/** Returns the fields whose values differ from those of the rendered page. */
const listChangedFields = (form: HTMLFormElement): CheckoutField[] =>
  checkoutFields.filter((name) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
    return false;
  });

/** Remembers which fields were changed on this page, including those that were changed back. */
export function useChangedNames(form: RefObject<HTMLFormElement | null>): RefObject<Set<string>> {
  const changed = useRef(new Set<string>());
  useEffect(() => {
    const page = form.current;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) changed.current.add(target.getAttribute('name') ?? '');
    };
    page?.addEventListener('input', note);
    return () => page?.removeEventListener('input', note);
  }, [form]);
  return changed;
}

/** Returns the names of the changed fields, joined by spaces. */
export function listChangedNames(form: HTMLFormElement, changed: Set<string>): string {
  // Fields that were changed before the scripts ran, or by a script, fired no event.
  for (const name of listChangedFields(form)) changed.add(name);
  return [...changed].join(' ');
}
