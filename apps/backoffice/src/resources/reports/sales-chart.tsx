import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import Box from '@mui/material/Box';
import type { SalesReport } from '@selvedge/server/contract/reports';
import { formatFigure } from './columns.ts';
import { formatRowName } from './labels.ts';

/** Number of bars of a chart that is not by time. */
const MOST_BARS = 12;
const tickFormat = new Intl.NumberFormat('en', { notation: 'compact' });
const colors = { now: '#0b5c8a', before: '#b3c6d1' };

/** Shows total sales: a line by time with the compared period, or bars of the highest rows. The table below has the same figures. */
export function SalesChart({ report, groupBy }: { report: SalesReport; groupBy: string }) {
  const { exponent, compared } = report;
  const isTime = ['day', 'week', 'month'].includes(groupBy);
  const rows = isTime ? report.rows.toSorted((a, b) => a.key.localeCompare(b.key)) : report.rows.slice(0, MOST_BARS);
  if (rows.length < 2 || rows.every(({ figures, before }) => figures.sales === 0 && !before?.sales)) return null;
  const toMajor = (amount: number | undefined) => (amount ?? 0) / 10 ** exponent;
  const format = (value: number | null) => formatFigure({ kind: 'money' }, value === null ? null : value * 10 ** exponent, report);
  const names = rows.map((row) => formatRowName(row, groupBy));
  const series = [
    { label: 'Total sales', data: rows.map(({ figures }) => toMajor(figures.sales)), color: colors.now, valueFormatter: format },
    ...(compared
      ? [{ label: 'Compared period', data: rows.map(({ before }) => toMajor(before?.sales)), color: colors.before, valueFormatter: format }]
      : []),
  ];
  const axes = {
    xAxis: [{ data: names, scaleType: 'band' as const, tickLabelStyle: { fontSize: 11 } }],
    yAxis: [{ width: 64, min: 0, valueFormatter: (value: number) => tickFormat.format(value) }],
  };
  // The table is for keyboards and screen readers.
  const common = { height: 260, margin: { left: 0 }, disableKeyboardNavigation: true, hideLegend: !compared };
  return (
    <Box aria-hidden sx={{ mb: 1 }}>
      {isTime ? (
        <LineChart
          {...common}
          {...axes}
          xAxis={[{ ...axes.xAxis[0], scaleType: 'point' }]}
          series={series.map((each) => ({ ...each, curve: 'linear', showMark: false }))}
        />
      ) : (
        <BarChart {...common} {...axes} borderRadius={2} series={series} />
      )}
    </Box>
  );
}
