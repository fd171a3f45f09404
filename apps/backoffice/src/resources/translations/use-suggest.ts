import { useNotify } from 'react-admin';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { addSuggestions, getKey, listEmptyFields, type DraftState, type Item } from './drafts.ts';

/** How long the reason of a failure is shown, in ms. */
const REASON_DURATION = 10_000;

/** Returns a function that fills the empty fields of records of one list with machine translations. They are not saved. */
export function useSuggest({ drafts, update, run }: DraftState) {
  const notify = useNotify();
  return async (items: readonly Item[]): Promise<void> => {
    const rows = items
      .map((item) => ({ id: item.row.id, fields: listEmptyFields(item, drafts[getKey(item)]) }))
      .filter(({ fields }) => fields.length > 0);
    const [first] = items;
    if (!first || rows.length === 0) return;
    await run(items.map(getKey), async () => {
      try {
        const { data } = await call('POST /admin/translations/suggestions', { body: { languageId: first.languageId, kind: first.kind, rows } });
        update((before) => addSuggestions(before, items, data));
      } catch (error) {
        notify(getErrorMessage(error), { type: 'error', autoHideDuration: REASON_DURATION });
      }
    });
  };
}
