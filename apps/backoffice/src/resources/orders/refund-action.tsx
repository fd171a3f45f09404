import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ActionDialog } from './action-dialog.tsx';
import { useOrder } from './use-order.ts';
import { moneyIn } from './words.ts';

type Entry = { pieces?: string; amount?: string };

/** Money back by line: whole pieces at what was paid for them, or an amount; never more than is left. */
export function RefundAction() {
  const { id, order, refundable, leftToRefund, payments } = useOrder();
  const [entries, setEntries] = useState<Record<number, Entry>>({});
  const [reason, setReason] = useState('');
  const [payOut, setPayOut] = useState({ holder: '', account: '' });
  const write = (lineId: number, entry: Entry) => setEntries({ ...entries, [lineId]: entry });
  const isByHand = !payments.some(({ outcome }) => outcome === 'kept');
  const lines = refundable.flatMap(({ lineId }): { lineId: number; pieces?: number; amount?: number }[] => {
    const { pieces, amount } = entries[lineId] ?? {};
    if (pieces) return [{ lineId, pieces: Number(pieces) }];
    return amount ? [{ lineId, amount: Number(amount.replace(',', '.')) }] : [];
  });
  return (
    <ActionDialog
      label="Give money back"
      color="warning"
      path={`orders/${id}/refund`}
      body={() => ({ lines, reason, ...(isByHand && payOut.holder && { payOut }) })}
      isReady={lines.length > 0 && reason.trim() !== ''}
      onDone={() => {
        setEntries({});
        setReason('');
      }}
      fields={
        <>
          {refundable.map(({ lineId, name, pieces, amount }) => (
            <Box key={lineId} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1 }}>
              <Typography component="legend" variant="body2">
                {name}: {moneyIn(amount, order.currency)} left
              </Typography>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <TextField
                  type="number"
                  label="Pieces"
                  value={entries[lineId]?.pieces ?? ''}
                  onChange={(event) => write(lineId, { pieces: event.target.value })}
                  slotProps={{ htmlInput: { min: 0, max: pieces } }}
                  disabled={pieces === 0}
                  helperText={`of ${pieces}`}
                />
                <TextField
                  label="or amount"
                  value={entries[lineId]?.amount ?? ''}
                  onChange={(event) => write(lineId, { amount: event.target.value })}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  helperText={order.currency}
                />
              </Box>
            </Box>
          ))}
          <TextField label="Reason" fullWidth required value={reason} onChange={(event) => setReason(event.target.value)} />
          {isByHand && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <TextField label="Account holder" value={payOut.holder} onChange={(event) => setPayOut({ ...payOut, holder: event.target.value })} />
              <TextField
                label="IBAN or wallet"
                fullWidth
                value={payOut.account}
                onChange={(event) => setPayOut({ ...payOut, account: event.target.value })}
                helperText="It was paid in cash: somebody has to send it"
              />
            </Box>
          )}
        </>
      }
    >
      {`${moneyIn(leftToRefund, order.currency)} of what was paid are left. It goes back the way it came, with a credit note. Pieces stay where they are.`}
    </ActionDialog>
  );
}
