import { BarChart } from '@mui/x-charts/BarChart';
import Link from '@mui/material/Link';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Overview } from '@selvedge/server/contract/figures';
import { ChartCard, FigureTable } from './chart-card.tsx';
import {
  formatApproximateEuro,
  formatCount,
  buildOrdersPath,
  formatLocalMoney,
  formatPercent,
  reasonLabels,
  computeShare,
  formatStepName,
} from './labels.ts';

interface Shown {
  overview: Overview;
  countryId: number | undefined;
  /** Whether the person may open the order lists that the bars link to. */
  mayOpenOrders: boolean;
}

const height = 260;
const bars = {
  // The table below is for keyboards and screen readers.
  disableKeyboardNavigation: true,
  borderRadius: 2,
  hideLegend: true,
  height,
  margin: { left: 0 },
} as const;

/** Shows sales and orders by day, or for a year by month; a bar links to its orders. */
export function TimeCharts({ overview, countryId, mayOpenOrders }: Shown) {
  const navigate = useNavigate();
  const { steps, countries } = overview;
  const isByMonth = overview.days === 365;
  const [only] = countries;
  const own = countryId === undefined ? undefined : only;
  const names = steps.map((step) => formatStepName(step, isByMonth));
  const findOrdersPath = (index: number | undefined): string | undefined => {
    const step = index === undefined ? undefined : steps[index];
    return step && buildOrdersPath({ from: step.from, until: step.until, countryId });
  };
  const open = (path: string | undefined) => {
    if (mayOpenOrders && path) void navigate(path);
  };
  const getSales = (step: Overview['steps'][number]) => (own ? (step.sales ?? 0) / 10 ** own.exponent : step.salesInEuro / 100);
  const formatSales = (step: Overview['steps'][number]) => (own ? formatLocalMoney(step.sales ?? 0, own) : formatApproximateEuro(step.salesInEuro));
  const table = (
    <TimeTable steps={steps} isByMonth={isByMonth} salesText={formatSales} findOrdersPath={mayOpenOrders ? findOrdersPath : () => undefined} />
  );
  const renderChart = (values: number[], format: (index: number) => string) => (
    <BarChart
      {...bars}
      xAxis={[{ data: names, scaleType: 'band' }]}
      yAxis={[{ width: 56 }]}
      series={[{ data: values, color: '#0b5c8a', valueFormatter: (_, { dataIndex }) => format(dataIndex) }]}
      onAxisClick={(_, clicked) => open(findOrdersPath(clicked?.dataIndex))}
      sx={mayOpenOrders ? { '& .MuiBarElement-root': { cursor: 'pointer' } } : {}}
    />
  );
  return (
    <>
      <ChartCard
        title={isByMonth ? 'Orders by month' : 'Orders by day'}
        note="Without cancelled and unpaid orders. Days are in each country’s time zone."
        chart={renderChart(
          steps.map(({ orders }) => orders),
          (index) => formatCount(steps[index]?.orders ?? 0),
        )}
        table={table}
      />
      <ChartCard
        title={isByMonth ? 'Sales by month' : 'Sales by day'}
        note={own ? `In ${own.currency}` : 'In euros, estimated with the exchange rate of each country'}
        chart={renderChart(steps.map(getSales), (index) => {
          const step = steps[index];
          return step ? formatSales(step) : '';
        })}
        table={table}
      />
    </>
  );
}

interface TimeTableProps {
  steps: Overview['steps'];
  isByMonth: boolean;
  salesText: (step: Overview['steps'][number]) => string;
  findOrdersPath: (index: number) => string | undefined;
}

const TimeTable = ({ steps, isByMonth, salesText, findOrdersPath }: TimeTableProps) => (
  <FigureTable
    label="Sales and orders by time"
    head={['Date', 'Orders', 'Sales', 'Items', 'Visits', 'Conversion rate']}
    rows={steps.toReversed().map((step, place) => {
      const path = findOrdersPath(steps.length - 1 - place);
      const name = formatStepName(step, isByMonth);
      return {
        key: step.from,
        cells: [
          path ? (
            <Link key="path" component={RouterLink} to={path}>
              {name}
            </Link>
          ) : (
            name
          ),
          formatCount(step.orders),
          salesText(step),
          formatCount(step.pieces),
          step.visits === null ? '–' : formatCount(step.visits),
          formatPercent(computeShare(step.orders, step.visits)),
        ],
      };
    })}
  />
);

/** Compares countries, each in its own currency; a bar links to its orders. */
export function CountryChart({ overview, mayOpenOrders }: Shown) {
  const navigate = useNavigate();
  const rows = overview.countries.filter(({ orders, visits, before }) => orders > 0 || (visits ?? 0) > 0 || before.orders > 0);
  const sorted = rows.toSorted((a, b) => b.salesInEuro - a.salesInEuro);
  const findOrdersPath = ({ countryId, from, until }: (typeof sorted)[number]) => buildOrdersPath({ from, until, countryId });
  return (
    <ChartCard
      title="Sales by country"
      note="The chart shows euros, estimated with the exchange rate of each country. The table shows local currencies."
      chart={
        <BarChart
          {...bars}
          xAxis={[{ data: sorted.map(({ code, currency }) => `${code} ${currency}`), scaleType: 'band' }]}
          yAxis={[{ width: 56 }]}
          series={[
            {
              data: sorted.map(({ salesInEuro }) => salesInEuro / 100),
              color: '#17693b',
              valueFormatter: (_, { dataIndex }) => {
                const row = sorted[dataIndex];
                return row ? `${formatLocalMoney(row.sales, row)}, ${formatApproximateEuro(row.salesInEuro)}` : '';
              },
            },
          ]}
          onAxisClick={(_, clicked) => {
            const row = clicked && sorted[clicked.dataIndex];
            if (row && mayOpenOrders) void navigate(findOrdersPath(row));
          }}
        />
      }
      table={
        <FigureTable
          label="Sales by country"
          head={['Country', 'Orders', 'Sales', 'Previous period', 'Average order value', 'Visits', 'Conversion rate', 'Returned', 'Refunds']}
          rows={sorted.map((row) => ({
            key: `${row.countryId} ${row.currency}`,
            cells: [
              mayOpenOrders ? (
                <Link key="path" component={RouterLink} to={findOrdersPath(row)}>
                  {row.name}
                </Link>
              ) : (
                row.name
              ),
              formatCount(row.orders),
              formatLocalMoney(row.sales, row),
              formatLocalMoney(row.before.sales, row),
              row.orders === 0 ? '–' : formatLocalMoney(row.sales / row.orders, row),
              row.visits === null ? '–' : formatCount(row.visits),
              formatPercent(computeShare(row.orders, row.visits)),
              formatPercent(computeShare(row.returned, row.pieces)),
              row.refunded === null ? '–' : formatLocalMoney(row.refunded, row),
            ],
          }))}
        />
      }
    />
  );
}

/** Shows the reasons for returns. */
export function ReturnsChart({ overview }: Pick<Shown, 'overview'>) {
  const { returns, totals } = overview;
  return (
    <ChartCard
      title="Returns by reason"
      note={`${formatCount(totals.now.returned)} items requested for return, ${formatPercent(computeShare(totals.now.returned, totals.now.pieces))} of the items sold in this period`}
      chart={
        <BarChart
          {...bars}
          layout="horizontal"
          yAxis={[{ data: returns.map(({ reason }) => reasonLabels[reason] ?? reason), scaleType: 'band', width: 130 }]}
          series={[{ data: returns.map(({ pieces }) => pieces), color: '#8a4b00' }]}
        />
      }
      table={
        <FigureTable
          label="Returns by reason"
          head={['Reason', 'Items', 'Share']}
          rows={returns.map(({ reason, pieces }) => ({
            key: reason,
            cells: [reasonLabels[reason] ?? reason, formatCount(pieces), formatPercent(computeShare(pieces, totals.now.returned))],
          }))}
        />
      }
    />
  );
}
