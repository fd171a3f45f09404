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

/** The changes of the order that are not saved yet. */
interface Changes {
  form: Draft;
  lines: LineEdit[];
  added: Added[];
}

/** Loads an order and shows the result of each change before it is saved. */
export function OrderEditDialog({ orderNumber, onClose }: Props) {
  const edit = useOrderEdit({ orderNumber, onClose });
  const { opened, seen, isBusy } = edit;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg">
      <DialogTitle>Edit order {orderNumber}</DialogTitle>
      <DialogContent>
        {opened?.closed && <Typography>This order can no longer be edited ({opened.closed}).</Typography>}
        {opened && !opened.closed && <OrderEditForm opened={opened} edit={edit} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="outlined" disabled={isBusy || !opened} onClick={() => void edit.loadPreview()}>
          Preview changes
        </Button>
        <Button variant="contained" disabled={isBusy || !seen || seen.tooMuch > 0} onClick={() => void edit.save()}>
          Save order
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** State of the edit. Each change discards the preview, because an order must be saved as the preview shows it. */
function useOrderEdit({ orderNumber, onClose }: Props) {
  const [opened, setOpened] = useState<OpenedOrderEdit>();
  const [seen, setSeen] = useState<EditedOrder>();
  const [{ form, lines, added }, setChanges] = useState<Changes>({ form: {}, lines: [], added: [] });
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [notify, refresh] = [useNotify(), useRefresh()];
  useUnsavedChanges(reason !== '' || lines.length > 0 || added.length > 0 || Object.keys(form).length > 0);
  const body = { form, lines, newLines: added.map(({ variantId, quantity }) => ({ variantId, quantity })), reason };
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
  const loadPreview = async () => {
    setBusy(true);
    setErrors({});
    await call('POST /admin/orders/{number}/edit/preview', { path: { number: orderNumber }, body }).then(({ data }) => setSeen(data), showError);
    setBusy(false);
  };
  const save = async () => {
    if (!seen || !opened) return;
    setBusy(true);
    try {
      await call('PUT /admin/orders/{number}/edit', {
        path: { number: orderNumber },
        body: { ...body, revision: opened.revision, shownTotal: seen.totals.total },
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
  const change = (part: Partial<Changes>) => {
    setChanges((now) => ({ ...now, ...part }));
    setSeen(undefined);
  };
  return { opened, seen, form, lines, added, reason, errors, isBusy, change, setReason, loadPreview, save };
}

interface PartProps {
  opened: OpenedOrderEdit;
  edit: ReturnType<typeof useOrderEdit>;
}

const OrderEditForm = ({ opened, edit }: PartProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start', pt: 1 }}>
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Items opened={opened} edit={edit} />
      <Section title="Customer, address and delivery">
        <OrderFields
          draft={{ ...opened.form, ...edit.form }}
          errors={edit.errors}
          onChange={(part) => edit.change({ form: { ...edit.form, ...part } })}
          shippingOptions={opened.shippingOptions}
          currency={opened.totals.currency}
        />
      </Section>
    </Box>
    <Section title="Summary">
      <Totals totals={(edit.seen ?? opened).totals} />
      {edit.seen ? <PaymentAndInvoiceEffect seen={edit.seen} /> : <Typography variant="body2">Preview your changes before you save.</Typography>}
      <TextField
        label="Reason"
        fullWidth
        value={edit.reason}
        onChange={(event) => edit.setReason(event.target.value)}
        error={edit.errors.reason !== undefined}
        helperText={edit.errors.reason}
      />
    </Section>
  </Box>
);

const Items = ({ opened, edit }: PartProps) => (
  <Section title="Items">
    <LineInputs lines={opened.lines} currency={opened.totals.currency} edits={edit.lines} onChange={(lines) => edit.change({ lines })} />
    {edit.added.map((line) => (
      <Box key={line.variantId} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TextField
          type="number"
          label="Quantity"
          value={line.quantity}
          onChange={(event) => {
            const quantity = Number(event.target.value);
            edit.change({ added: edit.added.flatMap((one) => (one === line ? (quantity > 0 ? { ...one, quantity } : []) : one)) });
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
        const isNew = edit.added.every(({ variantId }) => variantId !== sellable.variantId);
        edit.change({ added: isNew ? [...edit.added, { ...sellable, quantity: 1 }] : edit.added });
      }}
    />
  </Section>
);
