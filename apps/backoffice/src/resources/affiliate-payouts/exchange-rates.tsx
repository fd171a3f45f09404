import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ExchangeRateRow } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { Section } from '../orders/show/section.tsx';

/** Shows the last rate of each currency, by which balances are converted to the currency that an affiliate chose. */
export function ExchangeRates() {
  const { data } = useQuery({
    queryKey: ['exchange-rates'],
    queryFn: async ({ signal }) => (await call('GET /admin/exchange-rates', { signal })).data,
  });
  return (
    <Section title="Exchange rates">
      <Typography variant="body2" color="text.secondary" gutterBottom>
        Units of the currency for one euro. The rates of the European Central Bank are imported automatically. Add the rates of other currencies by
        hand.
      </Typography>
      {data && data.length > 0 && <Rates rows={data} />}
      <Box sx={{ mt: 2 }}>
        <AddRate />
      </Box>
    </Section>
  );
}

const Rates = ({ rows }: { rows: readonly ExchangeRateRow[] }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Currency</TableCell>
        <TableCell align="right">Rate</TableCell>
        <TableCell>Day</TableCell>
        <TableCell>Source</TableCell>
        <TableCell>Stored</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, currency, units, day, source, recordedBy, recordedAt }) => (
        <TableRow key={id}>
          <TableCell>{currency}</TableCell>
          <TableCell align="right">{units}</TableCell>
          <TableCell>{day}</TableCell>
          <TableCell>{source}</TableCell>
          <TableCell>{`${formatTime(recordedAt)}, ${recordedBy}`}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const emptyRate = { currency: '', day: '', units: '', source: '' };

function AddRate() {
  const [rate, setRate] = useState(emptyRate);
  const field = (source: keyof typeof emptyRate, label: string, helperText?: string) => (
    <RefusedTextField
      source={source}
      label={label}
      required
      fullWidth
      value={rate[source]}
      onChange={(event) => setRate({ ...rate, [source]: event.target.value })}
      {...(helperText && { helperText })}
    />
  );
  return (
    <ActionDialog
      label="Add exchange rate"
      onSend={() => call('POST /admin/exchange-rates', { body: { ...rate, currency: rate.currency.trim().toUpperCase() } })}
      isReady={Object.values(rate).every((text) => text.trim() !== '')}
      onDone={() => setRate(emptyRate)}
      fields={
        <Box sx={{ display: 'grid', gap: 1 }}>
          {field('currency', 'Currency', 'Three letters, such as BDT')}
          {field('units', 'Units for one euro', 'With a decimal point, such as 140.25')}
          {field('day', 'Day', 'Such as 2026-11-27')}
          {field('source', 'Source', 'Who published the rate')}
        </Box>
      }
    >
      A stored rate cannot be changed. To correct it, add another rate for the same day.
    </ActionDialog>
  );
}
