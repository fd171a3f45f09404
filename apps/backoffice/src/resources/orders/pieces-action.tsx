import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ActionDialog } from './action-dialog.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  label: string;
  verb: 'pack' | 'cancel-lines';
  children: ReactNode;
  needsReason?: boolean;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
}

/** Something that is done with all or some pieces that are in no parcel yet. */
export function PiecesAction({ label, verb, children, needsReason = false, color = 'primary', variant = 'outlined' }: Props) {
  const { id, order } = useOrder();
  const lines = order.lines.filter(({ unpacked }) => unpacked > 0);
  const [counts, setCounts] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  // To pack, all is the usual; to cancel, nothing is.
  const countOf = (lineId: number, unpacked: number) => counts[lineId] ?? String(verb === 'pack' ? unpacked : 0);
  const pieces = lines.flatMap(({ lineId, unpacked }) => {
    const quantity = Number(countOf(lineId, unpacked));
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  return (
    <ActionDialog
      label={label}
      color={color}
      variant={variant}
      path={`orders/${id}/${verb}`}
      body={() => ({ pieces, reason })}
      isReady={pieces.length > 0 && (!needsReason || reason.trim() !== '')}
      onDone={() => {
        setCounts({});
        setReason('');
      }}
      fields={
        <>
          {lines.map(({ lineId, name, color: shade, size, sku, unpacked }) => (
            <Box key={lineId} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <TextField
                type="number"
                label={`Pieces of ${sku}`}
                value={countOf(lineId, unpacked)}
                onChange={(event) => setCounts({ ...counts, [lineId]: event.target.value })}
                slotProps={{ htmlInput: { min: 0, max: unpacked } }}
                sx={{ width: 150, flexShrink: 0 }}
              />
              <Typography variant="body2">
                of {unpacked}: {[name, shade, size].filter(Boolean).join(', ')}
              </Typography>
            </Box>
          ))}
          <TextField label="Reason" fullWidth required={needsReason} value={reason} onChange={(event) => setReason(event.target.value)} />
        </>
      }
    >
      {children}
    </ActionDialog>
  );
}
