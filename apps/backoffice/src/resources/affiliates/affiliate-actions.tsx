import { useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { call } from '#frame/call.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { useMarkets } from '#fields/market-input.tsx';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { ReasonAction } from '../orders/actions/reason-action.tsx';

const hint = 'Shown to the affiliate in the email and the portal';

/** Renders the actions for an affiliate. */
export function AffiliateActions() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  const { id, status } = affiliate;
  const path = { id };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {status === 'pending' && (
        <>
          <ReasonAction
            label="Approve"
            onSend={(reason) => call('POST /admin/affiliates/{id}/approve', { path, body: { reason } })}
            variant="contained"
            hint={hint}
          >
            The affiliate can earn commission and gets a welcome email.
          </ReasonAction>
          <ReasonAction
            label="Reject"
            onSend={(reason) => call('POST /admin/affiliates/{id}/reject', { path, body: { reason } })}
            color="error"
            needsReason
            hint={hint}
          >
            The affiliate gets an email with the reason and can apply again.
          </ReasonAction>
        </>
      )}
      {status === 'active' && (
        <ReasonAction
          label="Suspend"
          onSend={(reason) => call('POST /admin/affiliates/{id}/suspend', { path, body: { reason } })}
          color="warning"
          needsReason
          hint={hint}
        >
          New orders earn no commission and pending commissions are on hold. The affiliate gets an email with the reason.
        </ReasonAction>
      )}
      {status === 'suspended' && (
        <ReasonAction label="Resume" onSend={(reason) => call('POST /admin/affiliates/{id}/resume', { path, body: { reason } })} hint={hint}>
          The affiliate can earn commission again.
        </ReasonAction>
      )}
      <Adjust affiliateId={id} />
    </Box>
  );
}

/** Adds a manual entry to the affiliate's ledger. */
function Adjust({ affiliateId }: { affiliateId: number }) {
  const [typed, setTyped] = useState({ currency: 'EUR', amount: '', reason: '' });
  // Idempotency key: a second click does not create a second entry.
  const key = useRef(crypto.randomUUID());
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const amount = Number(typed.amount);
  return (
    <ActionDialog
      label="Adjust balance"
      onSend={() =>
        call('POST /admin/affiliates/{id}/adjust', {
          path: { id: affiliateId },
          body: { currency: typed.currency, amount, reason: typed.reason, key: key.current },
        })
      }
      isReady={Number.isFinite(amount) && amount !== 0 && typed.reason.trim() !== ''}
      onDone={() => {
        key.current = crypto.randomUUID();
        setTyped({ currency: typed.currency, amount: '', reason: '' });
      }}
      fields={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <CurrencyChoice currency={typed.currency} onChoose={(currency) => set({ currency })} />
          <RefusedTextField
            source="amount"
            label="Amount"
            type="number"
            required
            value={typed.amount}
            onChange={(event) => set({ amount: event.target.value })}
            helperText="A negative amount reduces the balance"
          />
          <RefusedTextField
            source="reason"
            label="Reason"
            required
            fullWidth
            value={typed.reason}
            onChange={(event) => set({ reason: event.target.value })}
            helperText="Shown to the affiliate"
          />
        </Box>
      }
    >
      The approved balance changes immediately. Ledger entries cannot be deleted: correct a mistake with another adjustment.
    </ActionDialog>
  );
}

function CurrencyChoice({ currency, onChoose }: { currency: string; onChoose: (currency: string) => void }) {
  const currencies = [...new Set(useMarkets().map((market) => market.currency))].sort();
  return (
    <RefusedTextField
      source="currency"
      select
      label="Currency"
      value={currency}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ width: 120 }}
    >
      {currencies.map((code) => (
        <MenuItem key={code} value={code}>
          {code}
        </MenuItem>
      ))}
    </RefusedTextField>
  );
}
