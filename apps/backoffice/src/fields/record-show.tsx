import { Show, type ShowProps } from 'react-admin';
import { wholeRecord } from './whole-record.ts';

/** Renders the page of a record from the whole record, not from the row of a list. */
export function RecordShow(props: ShowProps) {
  return <Show queryOptions={wholeRecord} {...props} />;
}
