import { useEffect, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** The filter under which the rows of each list were selected: react-admin keeps a selection across filters, pages and visits. */
const selectionFilters = new Map<string, string>();

/**
 * Wraps the bulk action buttons. Clears the selection when the filter changes, because rows that are no longer shown would be
 * changed.
 */
export function SelectedRowsActions({ children }: { children: ReactNode }) {
  const { resource, selectedIds, onUnselectItems, ...list } = useListContext();
  const filter = JSON.stringify(list.filterValues);
  const hasSelection = selectedIds.length > 0;
  useEffect(() => {
    if (selectionFilters.get(resource) === filter) return;
    selectionFilters.set(resource, filter);
    if (hasSelection) onUnselectItems();
  }, [resource, filter, hasSelection, onUnselectItems]);
  return <>{children}</>;
}
