import Alert from '@mui/material/Alert';
import { Link as RouterLink } from 'react-router';
import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { usePaymentNames } from '#fields/use-payment-names.ts';
import { formatMoney, formatTime, formatCountry, formatDays } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { EditOrderButton } from '#resources/order-edits/edit-order-button.tsx';
import { buildPackingPath } from '#resources/packing/use-queue.ts';
import { PiecesAction } from '../actions/pieces-action.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';
import { StateChip } from '../state-chip.tsx';
import { useOrder } from './use-order.ts';
import { paymentLabels, orderStatusLabels, getDeliveryLabel } from '../labels.ts';

/** Shows the status of the order and the actions for the whole order. */
export function OrderHead() {
  const { id, order, countryCode, vatId, can } = useOrder();
  const path = { number: id };
  const names = usePaymentNames();
  return (
    <Paper sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip state={order.status} words={orderStatusLabels} />
        <StateChip state={order.paymentStatus} words={paymentLabels} />
        <Typography>
          {formatMoney(order.grandTotal, order.currency)}, {formatCountry(countryCode)}, {formatTime(order.placedAt)}
          {order.invoiceNumber && `, invoice ${order.invoiceNumber}`}
        </Typography>
        <Typography color="text.secondary">
          {names.getMethod(order.paymentMethod)} · {getDeliveryLabel(order.shippingMethod)} · Delivery promised{' '}
          {formatDays(order.deliverFrom, order.deliverUntil)}
        </Typography>
      </Box>
      {vatId && (
        <Alert severity={vatId.status === 'valid' ? 'info' : 'warning'} sx={{ mt: 1 }}>
          VAT id {vatId.number}: {vatIdTexts[vatId.status]}
          {vatId.consultation && ` (VIES request ${vatId.consultation})`}.{' '}
          {vatId.isExempt ? 'Exempt intra-Community supply: no VAT was charged.' : 'VAT was charged.'}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {can.confirm && <ConfirmActions path={path} />}
        {can.pack && (
          <>
            <Button component={RouterLink} to={buildPackingPath({ order: id })} size="small" variant="contained" startIcon={<ScanIcon />}>
              Scan and pack
            </Button>
            <PiecesAction label="Pack" operation="pack">
              The selected items are packed into one parcel without scanning.
            </PiecesAction>
          </>
        )}
        <EditOrderButton orderNumber={id} status={order.status} parcels={order.shipments.length} />
        {can.cancelLines && (
          <PiecesAction label="Cancel items" operation="cancel-lines" needsReason color="warning">
            The items are restocked and refunded. This cannot be undone.
          </PiecesAction>
        )}
        {can.cancel && (
          <ReasonAction
            label="Cancel order"
            onSend={(reason) => call('POST /admin/orders/{number}/cancel', { path, body: { reason } })}
            needsReason
            color="error"
          >
            All items are restocked and the payment is refunded. This cannot be undone.
          </ReasonAction>
        )}
      </Box>
    </Paper>
  );
}

const vatIdTexts = {
  valid: 'confirmed by VIES',
  invalid: 'not valid according to VIES',
  unchecked: 'VIES has not answered yet',
};

/** Accepts or rejects an order that waits for confirmation. */
const ConfirmActions = ({ path }: { path: { number: string } }) => (
  <>
    <ReasonAction label="Confirm" onSend={(reason) => call('POST /admin/orders/{number}/confirm', { path, body: { reason } })} variant="contained">
      The order is confirmed and gets an invoice number.
    </ReasonAction>
    <ReasonAction
      label="Reject"
      onSend={(reason) => call('POST /admin/orders/{number}/refuse', { path, body: { reason } })}
      needsReason
      color="warning"
    >
      The order is rejected and its items are restocked. This cannot be undone.
    </ReasonAction>
  </>
);
