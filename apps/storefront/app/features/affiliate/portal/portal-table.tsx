import type { ReactNode } from 'react';
import { classes } from '#ui/styles/classes.ts';
import styles from './portal-table.module.css';

export interface Column<Row> {
  /** Column heading; the card layout repeats it at each figure. */
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface PortalTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  /** Returns true for a row that subtracts an amount. */
  isNegative?: (row: Row) => boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** A table that becomes a list of cards on a phone. */
export function PortalTable<Row>({ caption, columns, rows, getKey, isNegative, empty }: PortalTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    // A wide table scrolls, so it must be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
            <tr key={getKey(row)} className={classes(isNegative?.(row) && styles.negative)}>
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
