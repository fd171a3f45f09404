import { useEffect, type RefObject, type SubmitEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Where a session has ended while somebody typed, sending the form leads to the sign-in page. What was typed waits in
 * this tab for the same person to come back to the same page. Passwords never do.
 * @param owner whose form it is; null: nobody's, and nothing is kept
 * @returns the form's onSubmit
 */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, owner: string | null): (event: SubmitEvent<HTMLFormElement>) => void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const key = owner === null ? null : `typed ${owner} ${pathname}${search}`;

  // Nothing under way: either somebody has come back, or the form was answered here and need not be remembered.
  useEffect(() => {
    if (state !== 'idle' || key === null) return;
    const kept = storage()?.getItem(key);
    if (!kept) return;
    storage()?.removeItem(key);
    if (form.current) fillIn(form.current, new URLSearchParams(kept));
  }, [state, key, form]);

  // A form that was taken leads to another page; only on the sign-in page is it still wanted.
  useEffect(
    () => () => {
      if (key !== null && !/\/auth\//i.test(window.location.pathname)) storage()?.removeItem(key);
    },
    [key],
  );

  return ({ currentTarget }) => {
    if (key !== null) storage()?.setItem(key, written(new FormData(currentTarget)));
  };
}

/** Browsers that keep nothing throw when they are asked. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const written = (typed: FormData): string =>
  new URLSearchParams(
    [...typed].flatMap(([name, value]) => (typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [])),
  ).toString();

function fillIn(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = kept.has(field.name);
    else if (isTyped(field) && kept.has(field.name)) {
      field.value = kept.get(field.name) ?? '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['hidden', 'password', 'submit'].includes(field.type));
