import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './portal-table.module.css';

export interface Column<Row> {
  /** Beside the figure, too, where the table is cards. */
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface PortalTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** For rows that take something away. */
  isNegative?: (row: Row) => boolean;
  /** What stands there without rows. */
  empty: ReactNode;
}

/** A table, and on a phone a card for each of its rows. */
export function PortalTable<Row>({ caption, columns, rows, keyOf, isNegative, empty }: PortalTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    // Wider than its place it is scrolled, by keyboard as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={classes(isNumber && styles.number)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classes(isNegative?.(row) && styles.negative)}>
              {columns.map(({ head, cell, isNumber }, index) =>
                index === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-head={head} className={classes(isNumber && styles.number)}>
                    <div>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
