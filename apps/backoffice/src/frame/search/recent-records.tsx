import { useCallback, useEffect } from 'react';
import { useGetIdentity, useGetOne, useGetRecordRepresentation, useStore, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { wholeRecord } from '#fields/record-show.tsx';
import { resources } from '#resources/index.ts';
import type { SearchOption } from './options.ts';
import { addRecent, parseRecordPath } from './recent-paths.ts';

const none: SearchOption[] = [];

/**
 * Returns the records that the person opened last in this browser, the newest first, and a function that adds one. react-admin clears
 * them at sign-out, because they contain names of customers.
 */
export function useRecentRecords(): [SearchOption[], (record: SearchOption) => void] {
  const { identity } = useGetIdentity();
  const [recent, setRecent] = useStore<SearchOption[]>(`recent.${identity?.id ?? ''}`, none);
  const add = useCallback((record: SearchOption) => setRecent((before) => addRecent(before, record)), [setRecent]);
  return [recent, add];
}

/** Adds the record of the current page to the recently opened ones, once the page has loaded it. Renders nothing. */
export function RecentRecorder() {
  const { pathname } = useLocation();
  const opened = parseRecordPath(pathname);
  const resource = resources.find(({ name }) => name === opened?.name);
  return resource && opened ? (
    <OpenedRecord
      key={pathname}
      name={resource.name}
      id={opened.id}
      group={resource.label}
      detail={resource.singular ?? resource.label}
      to={pathname}
    />
  ) : null;
}

function OpenedRecord({ name, id, group, detail, to }: { name: string; id: string } & Pick<SearchOption, 'group' | 'detail' | 'to'>) {
  const [, add] = useRecentRecords();
  const represent = useGetRecordRepresentation(name);
  // Reads the data that the page loads, without a request of its own.
  const { data } = useGetOne<RaRecord<string>>(name, { id, meta: wholeRecord.meta }, { enabled: false });
  const label = data ? readText(represent(data)) : '';
  useEffect(() => {
    if (label !== '') add({ to, group, detail, label });
  }, [add, label, to, group, detail]);
  return null;
}

const readText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
