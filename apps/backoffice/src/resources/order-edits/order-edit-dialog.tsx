import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { EditedOrder, OpenedOrderEdit } from '@selvedge/server/admin/order-edits';
import type { Sellable } from '@selvedge/server/admin/phone-orders';
import { call } from '#frame/call.ts';
import { errorsOf } from '../phone-order/errors-of.ts';
import { GoodsSearch } from '../phone-order/goods-search.tsx';
import { OrderFields, type Draft } from '../phone-order/order-fields.tsx';
import { Totals } from '../phone-order/totals.tsx';
import { Section } from '../orders/section.tsx';
import { EditedLines, type LineEdit } from './edited-lines.tsx';
import { EditOutcome } from './edit-outcome.tsx';

interface Props {
  orderNumber: string;
  onClose: () => void;
}

type Added = Sellable & { quantity: number };

/** Loads an order as it is, and shows what each change would make of it before anything is saved. */
export function OrderEditDialog({ orderNumber, onClose }: Props) {
  const [opened, setOpened] = useState<OpenedOrderEdit>();
  const [seen, setSeen] = useState<EditedOrder>();
  const [form, setForm] = useState<Draft>({});
  const [lines, setLines] = useState<LineEdit[]>([]);
  const [added, setAdded] = useState<Added[]>([]);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [notify, refresh] = [useNotify(), useRefresh()];
  const path = `orders/${orderNumber}/edit`;
  const edit = { form, lines, newLines: added.map(({ variantId, quantity }) => ({ variantId, quantity })), reason };
  const told = (error: unknown) => {
    setErrors(errorsOf(error));
    notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
  };
  useEffect(() => {
    call<OpenedOrderEdit>(path).then(
      ({ data }) => setOpened(data),
      (error: unknown) => {
        notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
        onClose();
      },
    );
    // Once, as it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  const changed = () => setSeen(undefined);
  const look = async () => {
    setBusy(true);
    setErrors({});
    await call<EditedOrder>(`${path}/preview`, { method: 'POST', body: edit }).then(({ data }) => setSeen(data), told);
    setBusy(false);
  };
  const save = async () => {
    if (!seen || !opened) return;
    setBusy(true);
    try {
      await call(path, { method: 'PUT', body: { ...edit, revision: opened.revision, shownTotal: seen.totals.total } });
      notify('Saved: the customer is mailed how it stands now', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      told(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg">
      <DialogTitle>Edit order {orderNumber}</DialogTitle>
      <DialogContent>
        {opened?.closed && <Typography>It cannot be edited any more ({opened.closed}).</Typography>}
        {opened && !opened.closed && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start', pt: 1 }}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Section title="Lines">
                <EditedLines
                  lines={opened.lines}
                  currency={opened.totals.currency}
                  edits={lines}
                  onChange={(next) => {
                    setLines(next);
                    changed();
                  }}
                />
                {added.map((line) => (
                  <Box key={line.variantId} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
                    <TextField
                      type="number"
                      label="Pieces"
                      value={line.quantity}
                      onChange={(event) => {
                        const quantity = Number(event.target.value);
                        setAdded(added.flatMap((one) => (one === line ? (quantity > 0 ? { ...one, quantity } : []) : one)));
                        changed();
                      }}
                      slotProps={{ htmlInput: { min: 0, max: 99, 'aria-label': `New pieces of ${line.sku}` } }}
                      sx={{ width: 90 }}
                    />
                    <Typography variant="body2">New: {[line.name, line.color, line.size].filter(Boolean).join(', ')}</Typography>
                  </Box>
                ))}
                <GoodsSearch
                  countryId={opened.countryId}
                  onPick={(sellable) => {
                    if (added.every(({ variantId }) => variantId !== sellable.variantId)) setAdded([...added, { ...sellable, quantity: 1 }]);
                    changed();
                  }}
                />
              </Section>
              <Section title="Customer, address and delivery">
                <OrderFields
                  draft={{ ...opened.form, ...form }}
                  errors={errors}
                  onChange={(part) => {
                    setForm({ ...form, ...part });
                    changed();
                  }}
                  shippingOptions={opened.shippingOptions}
                  currency={opened.totals.currency}
                />
              </Section>
            </Box>
            <Section title="What it comes to">
              <Totals totals={(seen ?? opened).totals} />
              {seen ? <EditOutcome seen={seen} /> : <Typography variant="body2">Look at what your changes come to before you save.</Typography>}
              <TextField label="Reason" fullWidth value={reason} onChange={(event) => setReason(event.target.value)} />
            </Section>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button variant="outlined" disabled={isBusy || !opened} onClick={() => void look()}>
          See what it comes to
        </Button>
        <Button variant="contained" disabled={isBusy || !seen || seen.tooMuch > 0} onClick={() => void save()}>
          Save the order
        </Button>
      </DialogActions>
    </Dialog>
  );
}
