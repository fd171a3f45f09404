import type { ReactNode } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import type { PayoutFile } from '#lib/api/affiliate-calls.ts';
import styles from '../portal/portal.module.css';

interface FileLinkProps {
  name: 'commissions.csv' | 'analytics.csv' | PayoutFile;
  query?: Readonly<Record<string, string | undefined>>;
  /** The accessible name if the visible text is not enough. */
  label?: string;
  children: ReactNode;
}

/** A link to a file that the browser saves; it loads no page of the shop. */
export function FileLink({ name, query = {}, label, children }: FileLinkProps) {
  const local = useLocalPath();
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return (
    <a href={`${local(`/affiliate/files/${name}`)}${search && `?${search}`}`} download className={styles.download} aria-label={label}>
      {children}
    </a>
  );
}
