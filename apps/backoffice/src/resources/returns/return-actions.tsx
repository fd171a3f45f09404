import { useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReturnRecord, StaffReturnItem } from '@selvedge/server/admin/returns';
import { ActionDialog } from '../orders/action-dialog.tsx';

type Move = StaffReturnItem['moves'][number];

/** What can be done with a return now. */
export function ReturnActions() {
  const record = useRecordContext<ReturnRecord>();
  const can = (move: Move) => record?.items.some(({ moves }) => moves.includes(move)) ?? false;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {can('approve') && (
        <MoveAction move="approve" label="Approve" color="primary">
          Its customer is mailed where to send it, with the note for the parcel.
        </MoveAction>
      )}
      {can('receive') && (
        <MoveAction move="receive" label="It has arrived" color="primary">
          Piece by piece: what can be sold again goes back on the shelf.
        </MoveAction>
      )}
      {can('refund') && (
        <MoveAction move="refund" label="Refund" color="primary">
          Each piece gives back what was paid for it. What is deducted needs a reason. The credit note is issued with it; this cannot be undone.
        </MoveAction>
      )}
      {can('exchange') && (
        <MoveAction move="exchange" label="Pack the exchange" color="primary">
          A parcel with the other size is packed, without charge.
        </MoveAction>
      )}
      {can('reject') && (
        <MoveAction move="reject" label="Refuse" color="error">
          Its customer is mailed your reason and keeps the goods, or gets them back.
        </MoveAction>
      )}
      {can('withdraw') && (
        <ActionDialog label="Customer keeps it" path={`returns/${record?.id ?? ''}/take-back`}>
          What has not arrived is not sent back after all.
        </ActionDialog>
      )}
    </Box>
  );
}

interface Props {
  move: Move;
  label: string;
  color: 'primary' | 'error';
  children: ReactNode;
}

function MoveAction({ move, label, color, children }: Props) {
  const record = useRecordContext<ReturnRecord>();
  const [counts, setCounts] = useState<Record<number, string>>({});
  const [deducted, setDeducted] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [isRestocked, setRestocked] = useState('yes');
  if (!record) return null;
  const items = record.items.filter(({ moves }) => moves.includes(move));
  // What was wished for in another size is refunded only where somebody says so.
  const usual = ({ wish, quantity }: StaffReturnItem) => (move === 'refund' && wish === 'exchange' ? 0 : quantity);
  const countOf = (item: StaffReturnItem) => counts[item.id] ?? String(usual(item));
  const pieces = items.flatMap((item) => (Number(countOf(item)) > 0 ? [{ itemId: item.id, quantity: Number(countOf(item)) }] : []));
  const deductions = items.flatMap(({ id }) => {
    const amount = Number((deducted[id] ?? '').replace(',', '.'));
    return amount > 0 ? [{ itemId: id, amount }] : [];
  });
  const needsReason = move === 'reject' || deductions.length > 0;
  return (
    <ActionDialog
      label={label}
      color={color}
      path={`returns/${record.id}/${move}`}
      body={() => ({
        pieces,
        reason,
        ...(move === 'receive' && { isRestocked: isRestocked === 'yes' }),
        ...(move === 'refund' && { deductions }),
      })}
      isReady={pieces.length > 0 && (!needsReason || reason.trim() !== '')}
      onDone={() => {
        setCounts({});
        setDeducted({});
        setReason('');
      }}
      fields={
        <>
          {items.map((item) => (
            <Box key={item.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <TextField
                type="number"
                label="Pieces"
                value={countOf(item)}
                onChange={(event) => setCounts({ ...counts, [item.id]: event.target.value })}
                slotProps={{ htmlInput: { min: 0, max: item.quantity, 'aria-label': `Pieces of ${item.sku}` } }}
                sx={{ width: 110 }}
              />
              <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
                of {item.quantity}: {[item.name, item.color, item.size].filter(Boolean).join(', ')}
              </Typography>
              {move === 'refund' && (
                <TextField
                  label={`Deducted, ${record.currency}`}
                  value={deducted[item.id] ?? ''}
                  onChange={(event) => setDeducted({ ...deducted, [item.id]: event.target.value })}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  sx={{ width: 150 }}
                />
              )}
            </Box>
          ))}
          {move === 'receive' && (
            <RadioGroup value={isRestocked} onChange={(event) => setRestocked(event.target.value)}>
              <FormControlLabel value="yes" control={<Radio />} label="They go back on the shelf" />
              <FormControlLabel value="no" control={<Radio />} label="They are damaged or worn and not sold again" />
            </RadioGroup>
          )}
          <TextField
            label="Reason"
            fullWidth
            required={needsReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={move === 'reject' ? 'Its customer reads it' : 'Kept with the return'}
          />
        </>
      }
    >
      {children}
    </ActionDialog>
  );
}
