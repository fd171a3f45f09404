import type { CheckoutField } from '@selvedge/server/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { checkoutFields } from './fields.ts';

/** The fields of the form that say something else than they did when the page was made. */
const changedFields = (form: HTMLFormElement): CheckoutField[] =>
  checkoutFields.filter((name) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
    return false;
  });

/** Remembers which fields of a form were changed on this page, those too that were changed back since. */
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

/** The names of the changed fields, joined by spaces. */
export function changedIn(form: HTMLFormElement, changed: Set<string>): string {
  // What was typed before the scripts were here, or filled in by them, nobody has heard of.
  for (const name of changedFields(form)) changed.add(name);
  return [...changed].join(' ');
}
