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
import { getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { getFormErrors } from '../phone-order/get-form-errors.ts';
import { ProductSearch } from '../phone-order/product-search.tsx';
import { OrderFields, type Draft } from '../phone-order/order-fields.tsx';
import { Totals } from '../phone-order/totals.tsx';
import { Section } from '../orders/show/section.tsx';
import { LineInputs, type LineEdit } from './line-inputs.tsx';
import { PaymentAndInvoiceEffect } from './payment-and-invoice-effect.tsx';

interface Props {
  orderNumber: string;
  onClose: () => void;
}

type Added = Sellable & { quantity: number };

/** Loads an order and shows the result of each change before it is saved. */
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
  useUnsavedChanges(reason !== '' || lines.length > 0 || added.length > 0 || Object.keys(form).length > 0);
  const edit = { form, lines, newLines: added.map(({ variantId, quantity }) => ({ variantId, quantity })), reason };
  const showError = (error: unknown) => {
    setErrors(getFormErrors(error));
    notify(getErrorMessage(error), { type: 'error' });
  };
  useEffect(() => {
    call('GET /admin/orders/{number}/edit', { path: { number: orderNumber } }).then(
      ({ data }) => setOpened(data),
      (error: unknown) => {
        notify(getErrorMessage(error), { type: 'error' });
        onClose();
      },
    );
    // Only when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [orderNumber]);
  const changed = () => setSeen(undefined);
  const loadPreview = async () => {
    setBusy(true);
    setErrors({});
    await call('POST /admin/orders/{number}/edit/preview', { path: { number: orderNumber }, body: edit }).then(
      ({ data }) => setSeen(data),
      showError,
    );
    setBusy(false);
  };
  const save = async () => {
    if (!seen || !opened) return;
    setBusy(true);
    try {
      await call('PUT /admin/orders/{number}/edit', {
        path: { number: orderNumber },
        body: { ...edit, revision: opened.revision, shownTotal: seen.totals.total },
      });
      notify('Order saved. The customer gets an email.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg">
      <DialogTitle>Edit order {orderNumber}</DialogTitle>
      <DialogContent>
        {opened?.closed && <Typography>This order can no longer be edited ({opened.closed}).</Typography>}
        {opened && !opened.closed && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start', pt: 1 }}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Section title="Items">
                <LineInputs
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
                      label="Quantity"
                      value={line.quantity}
                      onChange={(event) => {
                        const quantity = Number(event.target.value);
                        setAdded(added.flatMap((one) => (one === line ? (quantity > 0 ? { ...one, quantity } : []) : one)));
                        changed();
                      }}
                      slotProps={{ htmlInput: { min: 0, max: 99, 'aria-label': `New quantity of ${line.sku}` } }}
                      sx={{ width: 90 }}
                    />
                    <Typography variant="body2">New: {[line.name, line.color, line.size].filter(Boolean).join(', ')}</Typography>
                  </Box>
                ))}
                <ProductSearch
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
            <Section title="Summary">
              <Totals totals={(seen ?? opened).totals} />
              {seen ? <PaymentAndInvoiceEffect seen={seen} /> : <Typography variant="body2">Preview your changes before you save.</Typography>}
              <TextField
                label="Reason"
                fullWidth
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                error={errors.reason !== undefined}
                helperText={errors.reason}
              />
            </Section>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="outlined" disabled={isBusy || !opened} onClick={() => void loadPreview()}>
          Preview changes
        </Button>
        <Button variant="contained" disabled={isBusy || !seen || seen.tooMuch > 0} onClick={() => void save()}>
          Save order
        </Button>
      </DialogActions>
    </Dialog>
  );
}
