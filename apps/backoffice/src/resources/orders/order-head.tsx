import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { OrderEdits } from '../order-edits/order-edits.tsx';
import { PiecesAction } from './pieces-action.tsx';
import { ReasonAction } from './reason-action.tsx';
import { StateChip } from './state-chip.tsx';
import { useOrder } from './use-order.ts';
import { moneyIn, paymentWords, statusWords, timeOf } from './words.ts';

/** Where the order stands, and what can be done with it as a whole. */
export function OrderHead() {
  const { id, order, countryCode, can } = useOrder();
  return (
    <Paper sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip state={order.status} words={statusWords} />
        <StateChip state={order.paymentStatus} words={paymentWords} />
        <Typography>
          {moneyIn(order.grandTotal, order.currency)}, {countryCode}, {timeOf(order.placedAt)}
          {order.invoiceNumber && `, invoice ${order.invoiceNumber}`}
        </Typography>
        <Typography color="text.secondary">
          {order.paymentMethod} · {order.shippingMethod} · promised {order.deliverFrom} to {order.deliverUntil}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {can.confirm && (
          <>
            <ReasonAction label="Confirm" path={`orders/${id}/confirm`} variant="contained">
              It is let through and gets its invoice number.
            </ReasonAction>
            <ReasonAction label="Refuse" path={`orders/${id}/refuse`} needsReason color="warning">
              It is turned away; its pieces go back on the shelf. This cannot be undone.
            </ReasonAction>
          </>
        )}
        {can.pack && (
          <PiecesAction label="Pack" verb="pack" variant="contained">
            What you choose goes into one parcel.
          </PiecesAction>
        )}
        <OrderEdits orderNumber={id} status={order.status} parcels={order.shipments.length} />
        {can.cancelLines && (
          <PiecesAction label="Cancel pieces" verb="cancel-lines" needsReason color="warning">
            They go back on the shelf, and what was paid for them goes back. This cannot be undone.
          </PiecesAction>
        )}
        {can.cancel && (
          <ReasonAction label="Cancel the order" path={`orders/${id}/cancel`} needsReason color="error">
            All of it goes back on the shelf, and what was paid goes back. This cannot be undone.
          </ReasonAction>
        )}
      </Box>
    </Paper>
  );
}
