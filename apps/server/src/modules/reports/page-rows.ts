/** A row of a report with the same figures of the compared period. */
export interface ReportRow<Figures> {
  key: string;
  label: string;
  figures: Figures;
  before: Figures | null;
}

export interface Paging {
  /** The name of a figure; empty or `label`: by name. */
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  take: number;
}

/** Sorts rows by a figure or by name, and returns one page. Rows without the figure come last. */
export function pageRows<Figures extends object>(
  rows: readonly ReportRow<Figures>[],
  { sort, order, page, take }: Paging,
  getPosition?: (key: string) => number,
): ReportRow<Figures>[] {
  const direction = order === 'asc' ? 1 : -1;
  const getFigure = ({ figures }: ReportRow<Figures>) => (figures as Record<string, unknown>)[sort];
  const compareNames = (a: ReportRow<Figures>, b: ReportRow<Figures>) =>
    getPosition ? getPosition(a.key) - getPosition(b.key) : a.label.localeCompare(b.label, 'en', { numeric: true });
  const sorted = rows.toSorted((a, b) => {
    if (sort === 'label') return direction * compareNames(a, b);
    const [one, other] = [getFigure(a), getFigure(b)];
    if (typeof one !== 'number' || typeof other !== 'number') return Number(typeof other === 'number') - Number(typeof one === 'number');
    return direction * (one - other) || compareNames(a, b);
  });
  return sorted.slice((page - 1) * take, page * take);
}
