import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Overview } from '@selvedge/server/contract/figures';
import { formatApproximateEuro, formatCount, formatLocalMoney, formatPercent, computeShare } from './labels.ts';

interface Tile {
  name: string;
  value: string;
  /** The value and the value of the previous period. */
  figures: readonly [number | null, number | null];
  /** Whether an increase is bad.  */
  isBad?: boolean;
}

/** Renders the key figures, compared with the previous period. */
export function Tiles({ overview, period }: { overview: Overview; period: string }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', m: 0 }}>
      {buildTiles(overview).map(({ name, value, figures: [is, was], isBad = false }) => {
        const change = is === null || was === null || was === 0 ? null : is / was - 1;
        const isGood = change !== null && (isBad ? change <= 0 : change >= 0);
        return (
          <Card key={name} sx={{ p: 2 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
            <Typography
              component="dd"
              variant="caption"
              sx={{ m: 0, color: change === null ? 'text.secondary' : isGood ? 'success.main' : 'error.main' }}
            >
              {change === null ? 'no previous data' : `${change >= 0 ? '+' : ''}${formatPercent(change)} from the previous ${period}`}
            </Typography>
          </Card>
        );
      })}
    </Box>
  );
}

function buildTiles({ totals: { now, before }, countries, steps }: Overview): Tile[] {
  const [only] = countries;
  const isOne = steps[0]?.sales !== null && only !== undefined;
  const formatSales = (cents: number, own: number | null) => (isOne && own !== null ? formatLocalMoney(own, only) : formatApproximateEuro(cents));
  const computeAverage = (one: typeof now) => computeShare(one.salesInEuro, one.orders);
  const computeConversion = (one: typeof now) => computeShare(one.orders, one.visits);
  const returnRate = (one: typeof now) => computeShare(one.returned, one.pieces);
  return [
    { name: 'Sales', value: formatSales(now.salesInEuro, only?.sales ?? null), figures: [now.salesInEuro, before.salesInEuro] },
    { name: 'Orders', value: formatCount(now.orders), figures: [now.orders, before.orders] },
    {
      name: 'Average order value',
      value: now.orders === 0 ? '–' : formatSales(now.salesInEuro / now.orders, only ? only.sales / Math.max(only.orders, 1) : null),
      figures: [computeAverage(now), computeAverage(before)],
    },
    ...(now.visits === null
      ? []
      : [
          {
            name: 'Conversion rate',
            value: formatPercent(computeConversion(now)),
            figures: [computeConversion(now), computeConversion(before)] as const,
          },
        ]),
    { name: 'Returned items', value: formatPercent(returnRate(now)), figures: [returnRate(now), returnRate(before)], isBad: true },
    ...(now.refundedInEuro === null
      ? []
      : [
          {
            name: 'Refunds',
            value: formatSales(now.refundedInEuro, only?.refunded ?? null),
            figures: [now.refundedInEuro, before.refundedInEuro] as const,
            isBad: true,
          },
        ]),
  ];
}
