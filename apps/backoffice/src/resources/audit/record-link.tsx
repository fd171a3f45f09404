import type { MouseEvent } from 'react';
import { Link, useRecordContext, useResourceDefinitions } from 'react-admin';
import type { LoggedChange } from '@selvedge/server/admin/staff';

/** Names the changed record and links to it if it has a page in the back office. */
export function RecordLink() {
  const change = useRecordContext<LoggedChange>();
  const resources = useResourceDefinitions();
  if (!change) return null;
  const { subject, subjectId } = change;
  const label = `${subject} ${subjectId}`;
  const singular = subject.replaceAll(' ', '-');
  const name = [singular, `${singular}s`, singular.replace(/y$/, 'ies')].find((each) => resources[each]?.hasEdit || resources[each]?.hasShow);
  if (name === undefined) return label;
  const path = `/${name}/${encodeURIComponent(subjectId)}`;
  return (
    <Link to={resources[name]?.hasEdit ? path : `${path}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {label}
    </Link>
  );
}
