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
import { call } from '#frame/call.ts';
import { Section } from '../orders/section.tsx';
import { moneyIn } from '../orders/words.ts';
import { errorsOf } from './errors-of.ts';
import { GoodsSearch } from './goods-search.tsx';
import { OrderFields, type Draft } from './order-fields.tsx';
import { PhoneOrderStart, type Begun } from './phone-order-start.tsx';
import { Totals } from './totals.tsx';

/** An order that somebody gives by telephone: what he would see at the checkout, typed for him. */
export function PhoneOrderPage() {
  const [begun, setBegun] = useState<Begun>();
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title="An order by telephone" />
      {begun ? <Taking begun={begun} /> : <PhoneOrderStart onBegun={setBegun} />}
    </Box>
  );
}

/** How long somebody pauses in typing before sums are asked for anew, in ms. */
const pause = 500;

function Taking({ begun: { order: first, countryId, customerId, languageId } }: { begun: Begun }) {
  const [order, setOrder] = useState(first);
  const [draft, setDraft] = useState<Draft>({ paymentMethod: first.paymentMethod, shippingMethod: first.shippingMethod, ...first.draft });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [notify, redirect] = [useNotify(), useRedirect()];
  const path = `phone-orders/${order.cartId}`;
  const told = (error: unknown) => {
    setErrors(errorsOf(error));
    notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
  };
  const save = async (form: Draft): Promise<PhoneOrder> => {
    const { data } = await call<PhoneOrder>(path, { method: 'PATCH', body: { form } });
    setOrder(data);
    return data;
  };
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const change = (part: Draft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void save(next).catch(told), pause);
  };
  const put = (variantId: number, quantity: number) =>
    call<PhoneOrder>(`${path}/lines`, { method: 'PUT', body: { variantId, quantity } }).then(({ data }) => setOrder(data), told);
  const place = async () => {
    setBusy(true);
    try {
      clearTimeout(typing.current);
      const { idempotencyKey, totals } = await save(draft);
      if (totals.total !== order.totals.total) {
        notify('The total has changed: look at it once more', { type: 'warning' });
        return;
      }
      const body = { form: draft, shownTotal: totals.total, idempotencyKey, languageId, customerId };
      const { data } = await call<{ orderNumber: string; payUrl: string | null }>(`${path}/place`, { method: 'POST', body });
      notify(data.payUrl ? 'Placed: the link to pay is on its way by mail, for half an hour' : 'Placed', { type: 'success' });
      redirect('show', 'orders', data.orderNumber);
    } catch (error) {
      told(error);
    } finally {
      setBusy(false);
    }
  };
  const { cart, totals, paymentOptions, shippingOptions } = order;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title="What he buys">
          {cart.lines.map(({ id, variantId, sku, name, color, size, quantity, total, currency, problem }) => (
            <Box key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <TextField
                type="number"
                label="Pieces"
                value={quantity}
                onChange={(event) => void put(variantId, Math.max(1, Number(event.target.value)))}
                slotProps={{ htmlInput: { min: 1, max: 10, 'aria-label': `Pieces of ${sku}` } }}
                sx={{ width: 90 }}
              />
              <Typography variant="body2" sx={{ flex: 1 }}>
                {[name, color?.name, size.name].filter(Boolean).join(', ')} {problem && <strong>{problem}</strong>}
              </Typography>
              <Typography variant="body2">{moneyIn(total, currency)}</Typography>
              <IconButton aria-label={`Take ${sku} out`} onClick={() => void put(variantId, 0)}>
                <RemoveIcon />
              </IconButton>
            </Box>
          ))}
          <GoodsSearch
            countryId={countryId}
            onPick={({ variantId }) => void put(variantId, (cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0) + 1)}
          />
        </Section>
        <Section title="Who he is, and where it goes">
          <OrderFields draft={draft} errors={errors} onChange={change} shippingOptions={shippingOptions} currency={totals.currency} />
        </Section>
      </Box>
      <Section title="What it comes to">
        <TextField label="Coupon" fullWidth value={draft.couponCode ?? ''} onChange={(event) => change({ couponCode: event.target.value })} />
        {cart.coupon?.problem && <Typography color="error">The coupon does not hold: {cart.coupon.problem}</Typography>}
        <TextField
          select
          label="Payment"
          fullWidth
          value={paymentOptions.some(({ code }) => code === draft.paymentMethod) ? draft.paymentMethod : ''}
          onChange={(event) => change({ paymentMethod: event.target.value })}
          error={Boolean(errors.paymentMethod)}
          helperText={errors.paymentMethod}
        >
          {paymentOptions.map(({ code, provider }) => (
            <MenuItem key={code} value={code}>
              {provider === 'none' ? 'Cash on delivery' : `${code}, by a link in a mail`}
            </MenuItem>
          ))}
        </TextField>
        <Totals totals={totals} />
        <FormControlLabel
          control={<Checkbox checked={(draft.terms ?? '') !== ''} onChange={(event) => change({ terms: event.target.checked ? 'on' : '' })} />}
          label="Price, terms and his right to withdraw were read to him, and he orders"
          sx={{ display: 'flex', my: 1 }}
        />
        {errors.terms && <Typography color="error">{errors.terms}</Typography>}
        <Button variant="contained" disabled={isBusy || cart.lines.length === 0} onClick={() => void place()}>
          Place the order
        </Button>
      </Section>
    </Box>
  );
}
