import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useOrder } from '../show/use-order.ts';

interface Props {
  label: string;
  operation: 'pack' | 'cancel-lines';
  children: ReactNode;
  needsReason?: boolean;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
}

/** Renders an action for all or some pieces that are not packed yet. */
export function PiecesAction({ label, operation, children, needsReason = false, color = 'primary', variant = 'outlined' }: Props) {
  const { id, order, revision } = useOrder();
  const lines = order.lines.filter(({ unpacked }) => unpacked > 0);
  const [counts, setCounts] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  // The default is all pieces for packing and no pieces for cancelling.
  const getCount = (lineId: number, unpacked: number) => counts[lineId] ?? String(operation === 'pack' ? unpacked : 0);
  const pieces = lines.flatMap(({ lineId, unpacked }) => {
    const quantity = Number(getCount(lineId, unpacked));
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  return (
    <ActionDialog
      label={label}
      color={color}
      variant={variant}
      onSend={() => call(`POST /admin/orders/{number}/${operation}`, { path: { number: id }, body: { pieces, reason, revision } })}
      isReady={pieces.length > 0 && (!needsReason || reason.trim() !== '')}
      onDone={() => {
        setCounts({});
        setReason('');
      }}
      fields={
        <>
          {lines.map(({ lineId, name, color: shade, size, sku, unpacked }) => (
            <Box key={lineId} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <RefusedTextField
                source={`pieces.${pieces.findIndex((one) => one.lineId === lineId)}.quantity`}
                type="number"
                label={`Quantity of ${sku}`}
                value={getCount(lineId, unpacked)}
                onChange={(event) => setCounts({ ...counts, [lineId]: event.target.value })}
                slotProps={{ htmlInput: { min: 0, max: unpacked } }}
                sx={{ width: 150, flexShrink: 0 }}
              />
              <Typography variant="body2">
                of {unpacked}: {[name, shade, size].filter(Boolean).join(', ')}
              </Typography>
            </Box>
          ))}
          <RefusedTextField
            source="reason"
            label="Reason"
            fullWidth
            required={needsReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      }
    >
      {children}
    </ActionDialog>
  );
}
