import type { Checkout } from '@selvedge/server/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { changedNames } from './read-form.ts';
import { listChangedNames, useChangedNames } from './use-changed-names.ts';

/** Milliseconds between the last change and the save. */
const pause = 800;

/** The route's answer to `intent=save`. */
export interface SaveAnswer {
  checkout: Checkout | null;
}

export interface Autosave {
  /** The checkout as last saved, with its totals. */
  saved: Checkout | undefined;
  isSaving: boolean;
  /** Call after typing: the draft is saved after a pause. */
  touch: () => void;
  /** Call after a choice that changes the totals: saves at once, with additional fields. */
  saveNow: (more?: Readonly<Record<string, string>>) => void;
  /** Call when the order is submitted: no save may overtake it. */
  stop: () => void;
}

/** Saves the draft on the server while the shopper types, so that no input is lost by a reload, Back or another tab. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, action: string): Autosave {
  const fetcher = useFetcher<SaveAnswer>({ key: 'checkout-draft' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  const changed = useChangedNames(form);
  const { submit } = fetcher;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    isPending.current = false;
  }, []);
  const saveNow = useCallback(
    (more: Readonly<Record<string, string>> = {}) => {
      stop();
      if (form.current) void submit(buildChangedForm(form.current, changed.current, more), { method: 'post', action });
    },
    [form, action, submit, stop, changed],
  );
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    isPending.current = true;
    timer.current = setTimeout(saveNow, pause);
  }, [saveNow]);

  // Unsaved changes are sent with a request that outlives the page.
  const saveBeforeLeaving = useCallback(() => {
    if (!isPending.current || !form.current) return;
    stop();
    navigator.sendBeacon(action, buildChangedForm(form.current, changed.current));
  }, [form, action, stop, changed]);
  useEffect(() => {
    // A phone may close the page without notice.
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveBeforeLeaving();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [saveBeforeLeaving]);
  // A layout effect is cleaned up while the form is still mounted.
  useLayoutEffect(
    () => () => {
      saveBeforeLeaving();
      stop();
    },
    [saveBeforeLeaving, stop],
  );

  return { saved: fetcher.data?.checkout ?? undefined, isSaving: fetcher.state !== 'idle', touch, saveNow, stop };
}

/** Lists the changed fields as well: another tab may have saved newer values of the others. */
function buildChangedForm(form: HTMLFormElement, changed: Set<string>, more: Readonly<Record<string, string>> = {}): FormData {
  const draft = new FormData(form);
  draft.set(changedNames, listChangedNames(form, changed));
  for (const [name, value] of Object.entries(more)) draft.set(name, value);
  draft.set('intent', 'save');
  return draft;
}
