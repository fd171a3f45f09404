import { useState } from 'react';
import { Title } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Leaderboard } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/show/section.tsx';
import { affiliateLabels } from '../affiliates/labels.ts';

const periods = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' } as const;

/** Ranks affiliates by sales, per currency. */
export function LeaderboardPage() {
  const [days, setDays] = useState('30');
  const { data } = useQuery({
    queryKey: ['affiliate-leaderboard', days],
    queryFn: async ({ signal }) => (await call('GET /admin/affiliate-leaderboard', { query: { days: Number(days) }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const currencies = [...new Set(data?.map(({ currency }) => currency))];
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Leaderboard" />
      <TextField select label="Period" value={days} onChange={(event) => setDays(event.target.value)} sx={{ width: 160 }}>
        {Object.entries(periods).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {data?.length === 0 && <Typography color="text.secondary">No affiliate orders in this period.</Typography>}
      {currencies.map((currency) => (
        <Section key={currency} title={currency}>
          <Board rows={data?.filter((row) => row.currency === currency) ?? []} />
        </Section>
      ))}
    </Box>
  );
}

function Board({ rows }: { rows: Leaderboard }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Affiliate</TableCell>
          <TableCell>Status</TableCell>
          <TableCell align="right">Commission</TableCell>
          <TableCell align="right">Net orders</TableCell>
          <TableCell align="right">Valid clicks</TableCell>
          <TableCell align="right">Per click (EPC)</TableCell>
          <TableCell align="right">Cancelled or returned</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ affiliateId, code, name, status, currency, commission, conversions, validClicks, epc, lostShare }) => (
          <TableRow key={affiliateId}>
            <TableCell>
              <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`}>
                {code}
              </Link>{' '}
              {name}
            </TableCell>
            <TableCell>{affiliateLabels[status]}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(commission, currency)}
            </TableCell>
            <TableCell align="right">{conversions.toLocaleString('en')}</TableCell>
            <TableCell align="right">{validClicks.toLocaleString('en')}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {epc === null ? '–' : formatMoney(epc, currency)}
            </TableCell>
            <TableCell align="right">{lostShare} %</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
