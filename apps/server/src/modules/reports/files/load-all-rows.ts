/** Number of rows per call; the server allows no more. */
export const MAX_ROWS = 10_000;

export interface PageToLoad {
  page: number;
  take: number;
}

interface PagedReport {
  rows: readonly unknown[];
  /** Number of rows on all pages. */
  rowCount: number;
}

/**
 * Loads a report with all its rows, in as many calls as the server's limit requires.
 * @param load loads one page
 */
export async function loadAllRows<Report extends PagedReport>(load: (page: PageToLoad) => Promise<Report>, take = MAX_ROWS): Promise<Report> {
  const first = await load({ page: 1, take });
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.rowCount; page += 1) {
    const next = await load({ page, take });
    // Rows can disappear between two calls.
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}
