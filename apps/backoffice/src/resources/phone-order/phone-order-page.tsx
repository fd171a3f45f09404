import { useEffect, useRef, useState } from 'react';
import { Title, useNotify, useRedirect } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PhoneOrder } from '@selvedge/server/admin/phone-orders';
import { formatMoney } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from '../orders/show/section.tsx';
import { getFormErrors } from './get-form-errors.ts';
import { ProductSearch } from './product-search.tsx';
import { OrderFields, type Draft } from './order-fields.tsx';
import { PhoneOrderStart, type StartedOrder } from './phone-order-start.tsx';
import { Totals } from './totals.tsx';

/** Enters an order by telephone, with the same steps as the checkout. */
export function PhoneOrderPage() {
  const [order, setOrder] = useState<StartedOrder>();
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title="Phone order" />
      {order ? <PhoneOrderForm started={order} /> : <PhoneOrderStart onStart={setOrder} />}
    </Box>
  );
}

/** Milliseconds without typing before the totals are requested. */
const pause = 500;

function PhoneOrderForm({ started }: { started: StartedOrder }) {
  const phoneOrder = usePhoneOrder(started);
  const { order, draft, errors, change } = phoneOrder;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Items phoneOrder={phoneOrder} countryId={started.countryId} />
        <Section title="Customer and delivery">
          <OrderFields draft={draft} errors={errors} onChange={change} shippingOptions={order.shippingOptions} currency={order.totals.currency} />
        </Section>
      </Box>
      <Summary phoneOrder={phoneOrder} />
    </Box>
  );
}

/** State of the order: the server's data and the input, which is sent after a pause. */
function usePhoneOrder({ order: first, customerId, languageId }: StartedOrder) {
  const [order, setOrder] = useState(first);
  const [firstDraft] = useState<Draft>({ paymentMethod: first.paymentMethod, shippingMethod: first.shippingMethod, ...first.draft });
  const [draft, setDraft] = useState(firstDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  useUnsavedChanges(!isPlaced && (order.cart.lines.length > 0 || draft !== firstDraft));
  const [notify, redirect] = [useNotify(), useRedirect()];
  const path = { cartId: order.cartId };
  const showError = (error: unknown) => {
    setErrors(getFormErrors(error));
    notify(getErrorMessage(error), { type: 'error' });
  };
  const save = async (form: Draft): Promise<PhoneOrder> => {
    const { data } = await call('PATCH /admin/phone-orders/{cartId}', { path, body: { form } });
    setOrder(data);
    return data;
  };
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const change = (part: Draft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void save(next).catch(showError), pause);
  };
  const put = (variantId: number, quantity: number) =>
    call('PUT /admin/phone-orders/{cartId}/lines', { path, body: { variantId, quantity } }).then(({ data }) => setOrder(data), showError);
  const place = async () => {
    setBusy(true);
    try {
      clearTimeout(typing.current);
      const { idempotencyKey, totals } = await save(draft);
      if (totals.total !== order.totals.total) {
        notify('The total has changed. Check it before you place the order.', { type: 'warning' });
        return;
      }
      const body = { form: draft, shownTotal: totals.total, idempotencyKey, languageId, customerId };
      const { data } = await call('POST /admin/phone-orders/{cartId}/place', { path, body });
      setPlaced(true);
      notify(data.payUrl ? 'Order placed. The customer gets an email with a payment link that is valid for 30 minutes.' : 'Order placed', {
        type: 'success',
      });
      redirect('show', 'orders', data.orderNumber);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { order, draft, errors, isBusy, change, put, place };
}

type PhoneOrderState = ReturnType<typeof usePhoneOrder>;

function Items({ phoneOrder: { order, put }, countryId }: { phoneOrder: PhoneOrderState; countryId: number }) {
  const { cart } = order;
  return (
    <Section title="Items">
      {cart.lines.map(({ id, variantId, sku, name, color, size, quantity, total, currency, problem }) => (
        <Box key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <TextField
            type="number"
            label="Quantity"
            value={quantity}
            onChange={(event) => void put(variantId, Math.max(1, Number(event.target.value)))}
            slotProps={{ htmlInput: { min: 1, max: 10, 'aria-label': `Quantity of ${sku}` } }}
            sx={{ width: 90 }}
          />
          <Typography variant="body2" sx={{ flex: 1 }}>
            {[name, color?.name, size.name].filter(Boolean).join(', ')} {problem && <strong>{problem}</strong>}
          </Typography>
          <Typography variant="body2">{formatMoney(total, currency)}</Typography>
          <IconButton aria-label={`Remove ${sku}`} onClick={() => void put(variantId, 0)}>
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <ProductSearch
        countryId={countryId}
        onPick={({ variantId }) => void put(variantId, (cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0) + 1)}
      />
    </Section>
  );
}

function Summary({ phoneOrder: { order, draft, errors, isBusy, change, place } }: { phoneOrder: PhoneOrderState }) {
  const { cart, totals, paymentOptions } = order;
  return (
    <Section title="Summary">
      <TextField label="Coupon" fullWidth value={draft.couponCode ?? ''} onChange={(event) => change({ couponCode: event.target.value })} />
      {cart.coupon?.problem && <Typography color="error">The coupon is not valid: {cart.coupon.problem}</Typography>}
      <TextField
        select
        label="Payment method"
        fullWidth
        value={paymentOptions.some(({ code }) => code === draft.paymentMethod) ? draft.paymentMethod : ''}
        onChange={(event) => change({ paymentMethod: event.target.value })}
        error={Boolean(errors.paymentMethod)}
        helperText={errors.paymentMethod}
      >
        {paymentOptions.map(({ code, name, isPaidOnDelivery }) => (
          <MenuItem key={code} value={code}>
            {isPaidOnDelivery ? name : `${name}, payment link by email`}
          </MenuItem>
        ))}
      </TextField>
      <Totals totals={totals} />
      <FormControlLabel
        control={<Checkbox checked={(draft.terms ?? '') !== ''} onChange={(event) => change({ terms: event.target.checked ? 'on' : '' })} />}
        label="The customer was told the total, the terms and the right of withdrawal, and confirms the order"
        sx={{ display: 'flex', my: 1 }}
      />
      {errors.terms && <Typography color="error">{errors.terms}</Typography>}
      <Button variant="contained" disabled={isBusy || cart.lines.length === 0} onClick={() => void place()}>
        Place order
      </Button>
    </Section>
  );
}
