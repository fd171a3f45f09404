import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Loading, useGetIdentity } from 'react-admin';
import { useSearchParams } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { mayUse, type Access } from '#frame/access.ts';
import { useReference } from '#fields/use-choices.ts';
import { call } from '#frame/call.ts';
import { CountryChart, ReturnsChart, TimeCharts } from './charts.tsx';
import { BestSellers, StockWarnings } from './products.tsx';
import { Tiles } from './tiles.tsx';
import { WaitingAffiliates } from './waiting-affiliates.tsx';
import { WaitingWork } from './waiting-work.tsx';
import { periodLabels } from './labels.ts';

const columns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' } };

/** Renders the key figures of all countries or one for a period, compared with the previous period. The parameters are in the address. */
export default function OverviewPage({ access }: { access: Access }) {
  const [params, setParams] = useSearchParams();
  const days = Object.keys(periodLabels).find((period) => period === params.get('days')) ?? '30';
  const country = params.get('country') ?? '';
  const choose = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const { identity } = useGetIdentity();
  const {
    data: overview,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['overview', identity?.id, days, country],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/overview', { query: { days: Number(days), ...(country && { countryId: Number(country) }) }, signal })).data,
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const mayOpenOrders = mayUse(access, { area: 'orders' });
  const countryId = country === '' ? undefined : Number(country);
  const shown = overview && { overview, countryId: overview.steps[0]?.sales === null ? undefined : countryId, mayOpenOrders };
  return (
    <Stack spacing={1.5} sx={{ my: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <PeriodChoice days={days} onChoose={(value) => choose('days', value)} />
        <CountryChoice country={country} onChoose={(value) => choose('country', value)} />
        {mayOpenOrders && <WaitingWork />}
        {mayUse(access, { area: 'affiliates' }) && <WaitingAffiliates />}
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!shown && !error && <Loading />}
      {shown && (
        <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 1.5 }}>
          <Figures
            {...shown}
            days={days}
            isOneCountry={countryId !== undefined}
            mayOpenProducts={mayUse(access, { area: 'catalog', isForVendors: true })}
          />
        </Box>
      )}
    </Stack>
  );
}

const PeriodChoice = ({ days, onChoose }: { days: string; onChoose: (days: string) => void }) => (
  <ToggleButtonGroup exclusive size="small" value={days} aria-label="Period" onChange={(_, value: string | null) => value && onChoose(value)}>
    {Object.entries(periodLabels).map(([period, name]) => (
      <ToggleButton key={period} value={period} sx={{ textTransform: 'none' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** Chooses a country; empty: all. */
function CountryChoice({ country, onChoose }: { country: string; onChoose: (country: string) => void }) {
  const reference = useReference();
  return (
    <TextField
      select
      label="Country"
      value={country}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ minWidth: 200 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">All countries</MenuItem>
      {reference.data?.countries.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface FiguresProps extends ComponentProps<typeof TimeCharts> {
  days: string;
  isOneCountry: boolean;
  mayOpenProducts: boolean;
}

function Figures({ days, isOneCountry, mayOpenProducts, ...shown }: FiguresProps) {
  const { overview } = shown;
  return (
    <>
      {overview.withoutRate.length > 0 && (
        <Alert severity="info">No exchange rate for {overview.withoutRate.join(', ')}. Not included in the totals in euros.</Alert>
      )}
      <Tiles overview={overview} period={days === '1' ? 'day' : days === '365' ? 'year' : `${days} days`} />
      <Box sx={columns}>
        <TimeCharts {...shown} />
        {!isOneCountry && <CountryChart {...shown} />}
        <ReturnsChart overview={overview} />
        <BestSellers overview={overview} mayOpen={mayOpenProducts} />
        <StockWarnings overview={overview} mayOpen={mayOpenProducts} />
      </Box>
    </>
  );
}
