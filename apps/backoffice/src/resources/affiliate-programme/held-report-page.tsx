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
import type { HeldReport } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/show/section.tsx';
import { holdLabels, uncountedClickLabels } from '../affiliates/labels.ts';

const periods = { 1: 'Today', 14: '14 days', 90: '90 days' } as const;

/** Reports by day the held commissions with reason and outcome, and the clicks that did not count. */
export function HeldReportPage() {
  const [days, setDays] = useState('14');
  const { data } = useQuery({
    queryKey: ['affiliate-held-report', days],
    queryFn: async ({ signal }) => (await call('GET /admin/affiliate-held-report', { query: { days: Number(days) }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Fraud report" />
      <TextField select label="Period" value={days} onChange={(event) => setDays(event.target.value)} sx={{ width: 160 }}>
        {Object.entries(periods).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Section title="Held commissions">{data && <HeldTable rows={data.held} />}</Section>
      <Section title="Clicks that did not count">{data && <ClickTable rows={data.clicks} />}</Section>
    </Box>
  );
}

const heldHeads = ['Day', 'Affiliate', 'Hold reason', 'Commissions', 'Amount', 'To review', 'Released', 'Rejected'] as const;
const none = <Typography color="text.secondary">None in this period.</Typography>;

const AffiliateLink = ({ affiliateId, code }: { affiliateId: number; code: string }) => (
  <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`}>
    {code}
  </Link>
);

function HeldTable({ rows }: { rows: HeldReport['held'] }) {
  if (rows.length === 0) return none;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {heldHeads.map((head, index) => (
            <TableCell key={head} align={index > 2 ? 'right' : 'left'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ day, affiliateId, code, reason, currency, amount, commissions, waiting, released, refused }) => (
          <TableRow key={[day, affiliateId, reason, currency].join(' ')}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{day}</TableCell>
            <TableCell>
              <AffiliateLink affiliateId={affiliateId} code={code} />
            </TableCell>
            <TableCell>{holdLabels[reason]}</TableCell>
            <TableCell align="right">{commissions}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(amount, currency)}
            </TableCell>
            <TableCell align="right">{waiting}</TableCell>
            <TableCell align="right">{released}</TableCell>
            <TableCell align="right">{refused}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ClickTable({ rows }: { rows: HeldReport['clicks'] }) {
  if (rows.length === 0) return none;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell>Affiliate</TableCell>
          <TableCell>Reason</TableCell>
          <TableCell align="right">Clicks</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ day, affiliateId, code, reason, clicks }) => (
          <TableRow key={[day, affiliateId, reason].join(' ')}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{day}</TableCell>
            <TableCell>
              <AffiliateLink affiliateId={affiliateId} code={code} />
            </TableCell>
            <TableCell>{uncountedClickLabels[reason]}</TableCell>
            <TableCell align="right">{clicks.toLocaleString('en')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
