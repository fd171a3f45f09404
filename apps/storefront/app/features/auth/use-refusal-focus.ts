import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to what an answer said no to: the first field that is wrong, else the notice of it (`data-refusal`).
 * @param answer another one leads there anew
 */
export function useRefusalFocus(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [answer]);
  return form;
}
