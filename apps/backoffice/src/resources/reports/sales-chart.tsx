import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import Box from '@mui/material/Box';
import { selectChartRows } from './chart-rows.ts';
import { formatFigure } from '@selvedge/server/reports/files';
import { formatRowName } from './labels.ts';
import type { ShownSales } from './sales-query.ts';

const colors = { now: '#0b5c8a', before: '#b3c6d1' };
const tickLabelStyle = { fontSize: 11 };
/** Height in pixels of a line, and of a bar with its gap. */
const LINE_HEIGHT = 260;
const BAR_HEIGHT = 26;
const AXIS_HEIGHT = 60;

/** Shows total sales: a line by time with the compared period, or bars of the highest rows. The table below has the same figures. */
export function SalesChart(shown: ShownSales) {
  const selected = selectChartRows(shown);
  if (!selected) return null;
  const { report, query } = shown;
  const { rows } = selected;
  const { exponent, currency, compared } = report;
  const toMajor = (amount: number | undefined) => (amount ?? 0) / 10 ** exponent;
  const format = (value: number | null) => formatFigure({ kind: 'money' }, value === null ? null : value * 10 ** exponent, report);
  const tickFormat = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact' });
  const series = [
    { label: 'Total sales', data: rows.map(({ figures }) => toMajor(figures.sales)), color: colors.now, valueFormatter: format },
    ...(compared
      ? [{ label: 'Compared period', data: rows.map(({ before }) => toMajor(before?.sales)), color: colors.before, valueFormatter: format }]
      : []),
  ];
  const names = new Map(rows.map((row) => [row.key, formatRowName(row, query.groupBy)]));
  // Two products can have the same name, so the axis has the keys.
  const rowAxis = { data: [...names.keys()], valueFormatter: (key: string) => names.get(key) ?? key, tickLabelStyle };
  const amountAxis = {
    min: Math.min(0, ...series.flatMap(({ data }) => data)),
    valueFormatter: (value: number) => tickFormat.format(value),
    tickLabelStyle,
  };
  // The table is for keyboards and screen readers.
  const common = { margin: { left: 0 }, disableKeyboardNavigation: true, hideLegend: !compared };
  return (
    <Box aria-hidden sx={{ mb: 1 }}>
      {selected.kind === 'line' ? (
        <LineChart
          {...common}
          height={LINE_HEIGHT}
          xAxis={[{ ...rowAxis, scaleType: 'point' }]}
          yAxis={[{ ...amountAxis, width: 72 }]}
          series={series.map((each) => ({ ...each, curve: 'linear', showMark: false }))}
        />
      ) : (
        // Horizontal bars have room for long names.
        <BarChart
          {...common}
          layout="horizontal"
          height={AXIS_HEIGHT + rows.length * BAR_HEIGHT}
          yAxis={[{ ...rowAxis, scaleType: 'band', width: 150 }]}
          xAxis={[amountAxis]}
          borderRadius={2}
          series={series}
        />
      )}
    </Box>
  );
}
