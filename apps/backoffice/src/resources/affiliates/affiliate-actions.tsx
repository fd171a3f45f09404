import { useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { useMarkets } from '#fields/market-input.tsx';
import { ActionDialog } from '../orders/action-dialog.tsx';
import { ReasonAction } from '../orders/reason-action.tsx';

const hint = 'The affiliate reads it, in his mail and in the portal';

/** What can be decided about an affiliate. */
export function AffiliateActions() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  const { id, status } = affiliate;
  const path = `affiliates/${id}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {status === 'pending' && (
        <>
          <ReasonAction label="Approve" path={`${path}/approve`} variant="contained" hint={hint}>
            He earns from now on, and is mailed his first steps.
          </ReasonAction>
          <ReasonAction label="Turn down" path={`${path}/reject`} color="error" needsReason hint={hint}>
            He is mailed why, and may apply again.
          </ReasonAction>
        </>
      )}
      {status === 'active' && (
        <ReasonAction label="Suspend" path={`${path}/suspend`} color="warning" needsReason hint={hint}>
          Orders that are placed from now on earn him nothing, and what is pending waits. He is mailed why.
        </ReasonAction>
      )}
      {status === 'suspended' && (
        <ReasonAction label="Resume" path={`${path}/resume`} hint={hint}>
          He earns again from now on.
        </ReasonAction>
      )}
      <Adjust />
    </Box>
  );
}

/** An entry in his ledger by hand. */
function Adjust() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const currencies = [...new Set(useMarkets().map(({ currency }) => currency))].sort();
  const [typed, setTyped] = useState({ currency: 'EUR', amount: '', reason: '' });
  // The same until it is booked: pressed twice it is booked once.
  const key = useRef(crypto.randomUUID());
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const amount = Number(typed.amount);
  return (
    <ActionDialog
      label="Adjust the balance"
      path={`affiliates/${affiliate?.id}/adjust`}
      body={() => ({ currency: typed.currency, amount, reason: typed.reason, key: key.current })}
      isReady={Number.isFinite(amount) && amount !== 0 && typed.reason.trim() !== ''}
      onDone={() => {
        key.current = crypto.randomUUID();
        setTyped({ currency: typed.currency, amount: '', reason: '' });
      }}
      fields={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <TextField select label="Currency" value={typed.currency} onChange={(event) => set({ currency: event.target.value })} sx={{ width: 120 }}>
            {currencies.map((currency) => (
              <MenuItem key={currency} value={currency}>
                {currency}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Amount"
            type="number"
            required
            value={typed.amount}
            onChange={(event) => set({ amount: event.target.value })}
            helperText="Less than nothing: it is taken off"
          />
          <TextField
            label="Reason"
            required
            fullWidth
            value={typed.reason}
            onChange={(event) => set({ reason: event.target.value })}
            helperText="The affiliate reads it beside the amount"
          />
        </Box>
      }
    >
      What is approved grows or shrinks by it at once. It stays in the ledger for good: a mistake is put right by another one.
    </ActionDialog>
  );
}
