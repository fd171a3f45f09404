import { Show, type ShowProps } from 'react-admin';

/**
 * Query options that load one record. react-admin caches the rows of a list as records under a key with the query's `meta`, and
 * a page would be rendered from a row, which is incomplete. With its own `meta` the page loads the record each time it is
 * opened.
 */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0 };

/** Renders the page of a record from the whole record, not from the row of a list. */
export function RecordShow(props: ShowProps) {
  return <Show queryOptions={wholeRecord} {...props} />;
}
