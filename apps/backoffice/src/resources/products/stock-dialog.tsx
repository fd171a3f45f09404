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
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { RefusalsProvider, RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';

type Stock = ProductRecord['stock'];

interface Props {
  productId: number;
  stock: Stock;
  getVariantName: (level: Stock[number]) => string;
  onCounted: (stock: Stock) => void;
  onClose: () => void;
}

/** Edits the counted stock with a reason. It is saved separately from the form. */
export function StockDialog(props: Props) {
  const { stock, getVariantName, onClose } = props;
  const { counted, setCounted, reason, setReason, counts, refusals, isBusy, save } = useStockCount(props);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Correct stock</DialogTitle>
      <DialogContent>
        <RefusalsProvider value={refusals}>
          <RefusedTextField
            source="reason"
            fullWidth
            required
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="Recorded with your name. Examples: counted, delivery 12, damaged"
          />
          <Table size="small">
            <TableHead>
              <TableRow>
                {['Variant', 'Reserved', 'On hand', 'Counted'].map((title) => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {stock.map((level) => (
                <TableRow key={level.id}>
                  <TableCell>{getVariantName(level)}</TableCell>
                  <TableCell>{level.held}</TableCell>
                  <TableCell>{level.onHand}</TableCell>
                  <TableCell>
                    <RefusedTextField
                      source={`counts.${counts.findIndex(({ variantId }) => variantId === level.id)}.pieces`}
                      type="number"
                      sx={{ width: 110 }}
                      value={counted[level.id] ?? ''}
                      placeholder={String(level.onHand)}
                      onChange={(event) => setCounted({ ...counted, [level.id]: event.target.value })}
                      slotProps={{ htmlInput: { min: level.held, 'aria-label': `Counted, ${getVariantName(level)}` } }}
                    />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </RefusalsProvider>
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

/** State of the dialog. @returns with the counts that differ from the stock */
function useStockCount({ productId, stock, onCounted, onClose }: Props) {
  const [counted, setCounted] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  useUnsavedChanges(reason !== '' || Object.keys(counted).length > 0);
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const counts = stock.flatMap(({ id, onHand }) => {
    const typed = counted[id];
    return typed === undefined || typed === '' || Number(typed) === onHand ? [] : [{ variantId: id, pieces: Number(typed), shown: onHand }];
  });
  const save = async () => {
    setIsBusy(true);
    try {
      const { data } = await call('POST /admin/products/{id}/stock', { path: { id: productId }, body: { reason, counts } });
      onCounted(data.stock);
      notify('Stock updated', { type: 'success' });
      onClose();
    } catch (error) {
      setRefusals(getFieldMessages(error));
      notify(getErrorMessage(error), { type: 'error' });
      // A sale has changed the stock in the meantime, so show the current stock.
      await call('GET /admin/products/{id}', { path: { id: productId } }).then(
        ({ data }) => onCounted(data.stock),
        () => undefined,
      );
    } finally {
      setIsBusy(false);
    }
  };
  return { counted, setCounted, reason, setReason, counts, refusals, isBusy, save };
}
