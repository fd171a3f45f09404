import type { OssReport } from './oss-report.ts';

/** The file format that a tax office requires for the return. The plain layout belongs to no particular office. */
export interface OssLayout {
  name: string;
  write(report: OssReport): string;
}

/** Formats cents as a decimal number, `-12.05`. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** A CSV of the fields of the return with a line of totals. */
export const plainLayout: OssLayout = {
  name: 'plain',
  write: ({ period, supplies, corrections, total }) =>
    [
      ['section', 'period', 'member_state', 'supply_type', 'rate_type', 'vat_rate', 'taxable_amount_eur', 'vat_amount_eur'],
      ...supplies.map(({ memberState, rateType, basisPoints, taxable, vat }) => [
        'supply',
        period,
        memberState,
        'GOODS',
        rateType,
        formatCents(basisPoints),
        formatCents(taxable),
        formatCents(vat),
      ]),
      ...corrections.map((row) => ['correction', row.period, row.memberState, '', '', '', formatCents(row.taxable), formatCents(row.vat)]),
      ['total', period, '', '', '', '', formatCents(total.taxable), formatCents(total.vat)],
    ]
      .map((cells) => `${cells.join(',')}\r\n`)
      .join(''),
};
