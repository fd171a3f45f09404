import type { Checkout } from '@selvedge/server/contract';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { changedNames } from './read-form.ts';
import { changedIn, useChangedNames } from './use-changed-names.ts';

/** ms after the last key before what was typed is kept. */
const pause = 800;

/** What the route answers to `intent=save`. */
export interface SaveAnswer {
  checkout: Checkout | null;
}

export interface Autosave {
  /** The checkout as last saved, with the totals that follow from it. */
  saved: Checkout | undefined;
  isSaving: boolean;
  /** Something was typed: it is kept in a moment. */
  touch: () => void;
  /** Something was chosen that changes the totals: it is kept at once, with what the form itself does not say. */
  saveNow: (more?: Readonly<Record<string, string>>) => void;
  /** The order is on its way: nothing is to overtake it. */
  stop: () => void;
}

/** Keeps what is typed on the server as it is typed, so that reload, Back or another tab lose nothing. */
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
      if (form.current) void submit(draftOf(form.current, changed.current, more), { method: 'post', action });
    },
    [form, action, submit, stop, changed],
  );
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    isPending.current = true;
    timer.current = setTimeout(saveNow, pause);
  }, [saveNow]);

  useEffect(() => {
    // The page may go at any moment, on a phone without a word: what is not kept yet goes with a request that outlives it.
    const keepBeforeLeaving = () => {
      if (!isPending.current || !form.current || document.visibilityState !== 'hidden') return;
      stop();
      navigator.sendBeacon(action, draftOf(form.current, changed.current));
    };
    document.addEventListener('visibilitychange', keepBeforeLeaving);
    return () => {
      document.removeEventListener('visibilitychange', keepBeforeLeaving);
      stop();
    };
  }, [form, action, stop, changed]);

  return { saved: fetcher.data?.checkout ?? undefined, isSaving: fetcher.state !== 'idle', touch, saveNow, stop };
}

/** Another tab may have kept something newer of what was not changed here. */
function draftOf(form: HTMLFormElement, changed: Set<string>, more: Readonly<Record<string, string>> = {}): FormData {
  const draft = new FormData(form);
  draft.set(changedNames, changedIn(form, changed));
  for (const [name, value] of Object.entries(more)) draft.set(name, value);
  draft.set('intent', 'save');
  return draft;
}
