import { useState } from 'react';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { removeDraft, writeField, type Drafts, type DraftState, type Item } from './drafts.ts';
import { useSave } from './use-save.ts';
import { useSuggest } from './use-suggest.ts';

/** Keeps unsaved texts of all lists until they are saved or discarded. Leaving the page needs a confirmation meanwhile. */
export function useDrafts() {
  const [drafts, update] = useState<Drafts>({});
  const [busyKeys, setBusyKeys] = useState<readonly string[]>([]);
  useUnsavedChanges(Object.keys(drafts).length > 0);
  const run: DraftState['run'] = async (keys, work) => {
    setBusyKeys((busy) => [...busy, ...keys]);
    await work().finally(() => setBusyKeys((busy) => busy.filter((key) => !keys.includes(key))));
  };
  const state: DraftState = { drafts, update, run };
  return {
    drafts,
    isBusy: (key: string) => busyKeys.includes(key),
    isAnyBusy: busyKeys.length > 0,
    write: (item: Item, field: 'name' | 'description', value: string) => update((before) => writeField(before, item, field, value)),
    discard: (key: string) => update((before) => removeDraft(before, key)),
    ...useSave(state),
    suggest: useSuggest(state),
  };
}
