import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
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
import type { DuePayoutRow } from '@selvedge/server/admin/affiliates';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { useMarkets } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { Section } from '../orders/show/section.tsx';
import { formatRates, waitingLabels } from './labels.ts';

/** Lists approved balances and the two steps to pay them out. */
export function DueBalances() {
  const { data } = useQuery({
    queryKey: ['affiliate-payouts', 'due'],
    queryFn: async ({ signal }) => (await call('GET /admin/affiliate-payouts/due', { signal })).data,
  });
  const isAnyDue = data?.some(({ wait }) => wait === null) ?? false;
  return (
    <Section title="Approved balances">
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No approved balances.
        </Typography>
      )}
      {data && data.length > 0 && <Balances rows={data} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {isAnyDue && (
          <ActionDialog label="Prepare payouts" onSend={() => call('POST /admin/affiliate-payouts/prepare', { body: {} })} variant="contained">
            A payout is created for each balance that is due. Export the payouts to a bank file to pay them.
          </ActionDialog>
        )}
        <BankFile />
      </Box>
    </Section>
  );
}

function Balances({ rows }: { rows: readonly DuePayoutRow[] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Affiliate</TableCell>
          <TableCell align="right">Approved</TableCell>
          <TableCell align="right">Payout</TableCell>
          <TableCell align="right">Minimum payout</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, affiliateId, name, currency, balance, payoutCurrency, sum, converted, threshold, wait, heldUntil, sharedWith }) => (
          <TableRow key={id}>
            <TableCell>
              <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`}>
                {name || affiliateId}
              </Link>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(balance, currency)}
              {converted && (
                <Box sx={{ color: 'text.secondary' }} title={formatRates(converted.rates)}>
                  = {formatMoney(converted.amount, payoutCurrency)}
                </Box>
              )}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(sum, payoutCurrency)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(threshold, payoutCurrency)}
            </TableCell>
            <TableCell sx={{ color: wait === null ? 'success.main' : 'text.secondary' }}>
              {wait === null ? 'Due' : waitingLabels[wait]}
              {wait === 'account-changed' && heldUntil ? ` ${formatTime(heldUntil)}` : ''}
              {wait === 'shared-account' ? ` ${sharedWith.join(', ')}` : ''}
              {wait === 'shared-account' || wait === 'account-failed' ? <AcceptAccount affiliateId={affiliateId} /> : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const AcceptAccount = ({ affiliateId }: { affiliateId: number }) => (
  <ActionDialog label="Accept account" onSend={() => call('POST /admin/affiliate-payouts/accept-account', { body: { affiliateId } })}>
    Payouts to this account are no longer held for this reason, until the affiliate changes the account.
  </ActionDialog>
);

const kinds = {
  'pain.001': 'SEPA file (pain.001)',
  csv: 'CSV for a bank',
  paypal: 'PayPal Payouts (CSV)',
  wise: 'Wise batch payment (CSV)',
} as const;

/** Exports prepared payouts to a file, which is then linked at each payout in the list. */
function BankFile() {
  const currencies = [...new Set(useMarkets().map(({ currency }) => currency))].sort();
  const [kind, setKind] = useState<keyof typeof kinds>('pain.001');
  const [typed, setTyped] = useState('EUR');
  // SEPA transfers are in euros.
  const currency = kind === 'pain.001' ? 'EUR' : typed;
  return (
    <ActionDialog
      label="Export bank file"
      onSend={() => call('POST /admin/affiliate-payouts/export', { body: { kind, currency } })}
      fields={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <TextField select label="Format" value={kind} onChange={(event) => setKind(event.target.value as typeof kind)} sx={{ minWidth: 200 }}>
            {Object.entries(kinds).map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Currency"
            disabled={kind === 'pain.001'}
            value={currency}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ width: 120 }}
          >
            {currencies.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      }
    >
      The file contains the prepared payouts in this currency and format, at most 5,000 for PayPal and 1,000 for Wise. Export again for the rest. You
      can download it again from the list of payouts.
    </ActionDialog>
  );
}
