import { useEffect, type RefObject, type SubmitEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Restores the input of a form after the session has ended: submitting leads to the sign-in page, and the input is stored in
 * this tab until the same user returns to the same page. Passwords are never stored.
 * @param owner of the form; null: nothing is stored
 * @returns the form's onSubmit
 */
export function useStoredInput(form: RefObject<HTMLFormElement | null>, owner: string | null): (event: SubmitEvent<HTMLFormElement>) => void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const key = owner === null ? null : `typed ${owner} ${pathname}${search}`;

  // No submission is in progress: either the user has returned, or this page has the response and the input is not needed.
  useEffect(() => {
    if (state !== 'idle' || key === null) return;
    const storedInput = findStorage()?.getItem(key);
    if (!storedInput) return;
    findStorage()?.removeItem(key);
    if (form.current) restoreInput(form.current, new URLSearchParams(storedInput));
  }, [state, key, form]);

  // A successful form leads to another page. Its input is still needed only on the sign-in page.
  useEffect(
    () => () => {
      if (key !== null && !/\/auth\//i.test(window.location.pathname)) findStorage()?.removeItem(key);
    },
    [key],
  );

  return ({ currentTarget }) => {
    if (key !== null) findStorage()?.setItem(key, serializeInput(new FormData(currentTarget)));
  };
}

/** Returns the storage, or null: access throws if it is forbidden. */
function findStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const serializeInput = (typed: FormData): string =>
  new URLSearchParams(
    [...typed].flatMap(([name, value]) => (typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [])),
  ).toString();

function restoreInput(form: HTMLFormElement, storedInput: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = storedInput.has(field.name);
    else if (isTyped(field) && storedInput.has(field.name)) {
      field.value = storedInput.get(field.name) ?? '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['hidden', 'password', 'submit'].includes(field.type));
