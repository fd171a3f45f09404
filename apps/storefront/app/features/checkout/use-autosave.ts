import type { Checkout } from '@selvedge/server/contract';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';

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
  /** Something was chosen that changes the totals: it is kept at once. */
  saveNow: () => void;
  /** The order is on its way: nothing is to overtake it. */
  stop: () => void;
}

/** Keeps what is typed on the server as it is typed, so that reload, Back or another tab lose nothing. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, action: string): Autosave {
  const fetcher = useFetcher<SaveAnswer>({ key: 'checkout-draft' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  const { submit } = fetcher;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    isPending.current = false;
  }, []);
  const saveNow = useCallback(() => {
    stop();
    if (form.current) void submit(draftOf(form.current), { method: 'post', action });
  }, [form, action, submit, stop]);
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
      navigator.sendBeacon(action, draftOf(form.current));
    };
    document.addEventListener('visibilitychange', keepBeforeLeaving);
    return () => {
      document.removeEventListener('visibilitychange', keepBeforeLeaving);
      stop();
    };
  }, [form, action, stop]);

  return { saved: fetcher.data?.checkout ?? undefined, isSaving: fetcher.state !== 'idle', touch, saveNow, stop };
}

function draftOf(form: HTMLFormElement): FormData {
  const draft = new FormData(form);
  draft.set('intent', 'save');
  return draft;
}
