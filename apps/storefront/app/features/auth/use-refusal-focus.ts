import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid field of a refused form, or else to its notice (`data-refusal`).
 * @param answer each new answer moves the focus again
 */
export function useRefusalFocus(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [answer]);
  return form;
}
