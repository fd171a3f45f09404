import { useState } from 'react';
import { useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';

type Stock = ProductRecord['stock'];

interface Props {
  productId: number;
  stock: Stock;
  nameOf: (level: Stock[number]) => string;
  onCounted: (stock: Stock) => void;
  onClose: () => void;
}

/** What was counted, and why it differs: saved at once and by itself, whatever else is open in the form. */
export function StockDialog({ productId, stock, nameOf, onCounted, onClose }: Props) {
  const [counted, setCounted] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const counts = stock.flatMap(({ id, onHand }) => {
    const typed = counted[id];
    return typed === undefined || typed === '' || Number(typed) === onHand ? [] : [{ variantId: id, pieces: Number(typed), shown: onHand }];
  });
  const save = async () => {
    setIsBusy(true);
    try {
      const { data } = await call<ProductRecord>(`products/${productId}/stock`, { method: 'POST', body: { reason, counts } });
      onCounted(data.stock);
      notify('Stock is corrected', { type: 'success' });
      onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      // Somebody bought meanwhile: what is on hand now is to be seen.
      const { data } = await call<ProductRecord>(`products/${productId}`);
      onCounted(data.stock);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Correct stock</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          required
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText="Stands in the ledger beside your name: counted, delivery 12, damaged…"
        />
        <Table size="small">
          <TableHead>
            <TableRow>
              {['Colour and size', 'Held', 'On hand', 'Counted'].map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {stock.map((level) => (
              <TableRow key={level.id}>
                <TableCell>{nameOf(level)}</TableCell>
                <TableCell>{level.held}</TableCell>
                <TableCell>{level.onHand}</TableCell>
                <TableCell>
                  <TextField
                    type="number"
                    sx={{ width: 110 }}
                    value={counted[level.id] ?? ''}
                    placeholder={String(level.onHand)}
                    onChange={(event) => setCounted({ ...counted, [level.id]: event.target.value })}
                    slotProps={{ htmlInput: { min: level.held, 'aria-label': `Counted, ${nameOf(level)}` } }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void save()} disabled={isBusy || reason.trim() === '' || counts.length === 0}>
          Correct
        </Button>
      </DialogActions>
    </Dialog>
  );
}
