import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ActionDialog } from './action-dialog.tsx';
import { moneyIn } from './words.ts';

interface Doubt {
  id: number;
  why: string;
  asked: number;
  came: number;
  currency: string;
}

/** A payment that waits for a person: it is kept, or all of it goes back. */
export function Decide({ doubt: { id, why, asked, came, currency } }: { doubt: Doubt }) {
  const isOther = why === 'amount-differs';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
      <Typography variant="body2" color="warning.main">
        {isOther
          ? `${moneyIn(came, currency)} came, ${moneyIn(asked, currency)} were asked for`
          : `The provider takes ${moneyIn(came, currency)} for risky`}
      </Typography>
      {!isOther && (
        <ActionDialog label="Keep it" path={`payments/${id}/take`}>
          The payment is taken, and its order goes on.
        </ActionDialog>
      )}
      <ActionDialog label="Give it back" color="warning" path={`payments/${id}/give-back`}>
        All that came goes back, and the order is given up. This cannot be undone.
      </ActionDialog>
    </Box>
  );
}

/** A refund that somebody has sent by hand. */
export function MarkSent({ refund: { id, amount, payOut }, currency }: { refund: { id: number; amount: number; payOut: string }; currency: string }) {
  const [bankRef, setBankRef] = useState('');
  return (
    <ActionDialog
      label="Sent"
      path={`refunds/${id}/sent`}
      body={() => ({ bankRef })}
      fields={<TextField label="The bank’s number of it" value={bankRef} onChange={(event) => setBankRef(event.target.value)} fullWidth />}
    >
      {`${moneyIn(amount, currency)} were sent to ${payOut || 'its customer (ask where it goes)'}. Where it went is forgotten then; its customer gets a mail.`}
    </ActionDialog>
  );
}
