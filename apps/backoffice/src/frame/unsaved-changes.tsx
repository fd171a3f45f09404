import { useEffect, useRef } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router';

/** One check per form on the page: returns whether it has unsaved changes. */
const checks = new Set<() => boolean>();

export const hasUnsavedChanges = (): boolean => [...checks].some((check) => check());

/** Drops all checks, after the person has agreed to lose the changes. */
export const clearUnsavedChanges = (): void => checks.clear();

/** Registers a form that is not react-admin's: leaving the page with unsaved changes needs a confirmation. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const current = useRef(isUnsaved);
  useEffect(() => {
    current.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(() => watchUnsavedChanges(() => current.current), []);
}

/** Registers a check of a form. @returns a function that removes it */
export function watchUnsavedChanges(check: () => boolean): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** Asks before unsaved changes are lost by a link, by Back or by closing the page. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  // The form is marked as saved or deleted only after the navigation was blocked.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnsavedChanges()) blocker.proceed();
  });
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      content="Your changes will be lost."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
