import { BarChart } from '@mui/x-charts/BarChart';
import Link from '@mui/material/Link';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Overview } from '@selvedge/server/admin/dashboard';
import { ChartCard, FigureTable } from './chart-card.tsx';
import { aboutEuro, count, ordersPath, ownMoney, percent, reasonWords, shareOf, stepName } from './words.ts';

interface Shown {
  overview: Overview;
  countryId: number | undefined;
  /** Whether he may open the lists that bars lead into. */
  mayOpenOrders: boolean;
}

const height = 260;
const bars = {
  // The table below is for the keyboard and for readers.
  disableKeyboardNavigation: true,
  borderRadius: 2,
  hideLegend: true,
  height,
  margin: { left: 0 },
} as const;

/** Sales and orders by day, or by month of a year; a bar leads to its orders. */
export function TimeCharts({ overview, countryId, mayOpenOrders }: Shown) {
  const navigate = useNavigate();
  const { steps, countries } = overview;
  const isByMonth = overview.days === 365;
  const [only] = countries;
  const own = countryId === undefined ? undefined : only;
  const names = steps.map((step) => stepName(step, isByMonth));
  const pathOf = (index: number | undefined): string | undefined => {
    const step = index === undefined ? undefined : steps[index];
    return step && ordersPath({ from: step.from, until: step.until, countryId });
  };
  const open = (path: string | undefined) => {
    if (mayOpenOrders && path) void navigate(path);
  };
  const sales = (step: Overview['steps'][number]) => (own ? (step.sales ?? 0) / 10 ** own.exponent : step.salesInEuro / 100);
  const salesText = (step: Overview['steps'][number]) => (own ? ownMoney(step.sales ?? 0, own) : aboutEuro(step.salesInEuro));
  const table = (
    <FigureTable
      label="Sales and orders by time"
      head={['When', 'Orders', 'Sales', 'Pieces', 'Visits', 'Conversion']}
      rows={steps.toReversed().map((step, place) => {
        const path = pathOf(steps.length - 1 - place);
        const name = stepName(step, isByMonth);
        return {
          key: step.from,
          cells: [
            mayOpenOrders && path ? (
              <Link key="path" component={RouterLink} to={path}>
                {name}
              </Link>
            ) : (
              name
            ),
            count(step.orders),
            salesText(step),
            count(step.pieces),
            step.visits === null ? '–' : count(step.visits),
            percent(shareOf(step.orders, step.visits)),
          ],
        };
      })}
    />
  );
  const chart = (values: number[], format: (index: number) => string) => (
    <BarChart
      {...bars}
      xAxis={[{ data: names, scaleType: 'band' }]}
      yAxis={[{ width: 56 }]}
      series={[{ data: values, color: '#0b5c8a', valueFormatter: (_, { dataIndex }) => format(dataIndex) }]}
      onAxisClick={(_, clicked) => open(pathOf(clicked?.dataIndex))}
      sx={mayOpenOrders ? { '& .MuiBarElement-root': { cursor: 'pointer' } } : {}}
    />
  );
  return (
    <>
      <ChartCard
        title={isByMonth ? 'Orders by month' : 'Orders by day'}
        note="Those that stand: neither cancelled nor waiting for their payment. Days are each country’s own."
        chart={chart(
          steps.map(({ orders }) => orders),
          (index) => count(steps[index]?.orders ?? 0),
        )}
        table={table}
      />
      <ChartCard
        title={isByMonth ? 'Sales by month' : 'Sales by day'}
        note={own ? `In ${own.currency}` : 'In euro at the countries’ own rates: an estimate'}
        chart={chart(steps.map(sales), (index) => {
          const step = steps[index];
          return step ? salesText(step) : '';
        })}
        table={table}
      />
    </>
  );
}

/** Countries beside each other, each in its own money; a bar leads to its orders. */
export function CountryChart({ overview, mayOpenOrders }: Shown) {
  const navigate = useNavigate();
  const rows = overview.countries.filter(({ orders, visits, before }) => orders > 0 || (visits ?? 0) > 0 || before.orders > 0);
  const sorted = rows.toSorted((a, b) => b.salesInEuro - a.salesInEuro);
  const pathOf = ({ countryId, from, until }: (typeof sorted)[number]) => ordersPath({ from, until, countryId });
  return (
    <ChartCard
      title="Sales by country"
      note="Bars are euro at the countries’ own rates, an estimate; the table has each country’s own money."
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
                return row ? `${ownMoney(row.sales, row)}, ${aboutEuro(row.salesInEuro)}` : '';
              },
            },
          ]}
          onAxisClick={(_, clicked) => {
            const row = clicked && sorted[clicked.dataIndex];
            if (row && mayOpenOrders) void navigate(pathOf(row));
          }}
        />
      }
      table={
        <FigureTable
          label="Sales by country"
          head={['Country', 'Orders', 'Sales', 'Before', 'Average order', 'Visits', 'Conversion', 'Returned', 'Refunds']}
          rows={sorted.map((row) => ({
            key: `${row.countryId} ${row.currency}`,
            cells: [
              mayOpenOrders ? (
                <Link key="path" component={RouterLink} to={pathOf(row)}>
                  {row.name}
                </Link>
              ) : (
                row.name
              ),
              count(row.orders),
              ownMoney(row.sales, row),
              ownMoney(row.before.sales, row),
              row.orders === 0 ? '–' : ownMoney(row.sales / row.orders, row),
              row.visits === null ? '–' : count(row.visits),
              percent(shareOf(row.orders, row.visits)),
              percent(shareOf(row.returned, row.pieces)),
              row.refunded === null ? '–' : ownMoney(row.refunded, row),
            ],
          }))}
        />
      }
    />
  );
}

/** Why things come back. */
export function ReturnsChart({ overview }: Pick<Shown, 'overview'>) {
  const { returns, totals } = overview;
  return (
    <ChartCard
      title="Returns by reason"
      note={`${count(totals.now.returned)} pieces were announced, ${percent(shareOf(totals.now.returned, totals.now.pieces))} of those sold in the same time`}
      chart={
        <BarChart
          {...bars}
          layout="horizontal"
          yAxis={[{ data: returns.map(({ reason }) => reasonWords[reason] ?? reason), scaleType: 'band', width: 130 }]}
          series={[{ data: returns.map(({ pieces }) => pieces), color: '#8a4b00' }]}
        />
      }
      table={
        <FigureTable
          label="Returns by reason"
          head={['Reason', 'Pieces', 'Share']}
          rows={returns.map(({ reason, pieces }) => ({
            key: reason,
            cells: [reasonWords[reason] ?? reason, count(pieces), percent(shareOf(pieces, totals.now.returned))],
          }))}
        />
      }
    />
  );
}
