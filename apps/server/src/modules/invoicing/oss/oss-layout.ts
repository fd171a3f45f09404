import type { OssReport } from './oss-report.ts';

/** The file format that a tax office requires for the return. The plain layout belongs to no particular office. */
export interface OssLayout {
  name: string;
  write(report: OssReport): string;
}

const decimal = (cents: number): string =>
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
        decimal(basisPoints),
        decimal(taxable),
        decimal(vat),
      ]),
      ...corrections.map((row) => ['correction', row.period, row.memberState, '', '', '', decimal(row.taxable), decimal(row.vat)]),
      ['total', period, '', '', '', '', decimal(total.taxable), decimal(total.vat)],
    ]
      .map((cells) => `${cells.join(',')}\r\n`)
      .join(''),
};
