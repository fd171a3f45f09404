import Alert from '@mui/material/Alert';
import type { EditedOrder } from '@selvedge/server/admin/order-edits';
import { formatMoney } from '#fields/formats.ts';

/** Shows the effect of an edit on payment and invoice. */
export function PaymentAndInvoiceEffect({ seen: { before, refund, tooMuch, totals, isInvoicedAnew, isPaidOnline } }: { seen: EditedOrder }) {
  const format = (amount: number) => formatMoney(amount, totals.currency);
  if (tooMuch > 0) {
    return (
      <Alert severity="error">
        This order is paid online, and the new total is {format(tooMuch)} higher than the payment. Create a phone order for the added items.
      </Alert>
    );
  }
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      The total changes from {format(before)} to {format(totals.total)}.
      {refund > 0 && ` ${format(refund)} is refunded to the original payment method.`}
      {!isPaidOnline && before !== totals.total && ' The carrier collects the new total.'}
      {isInvoicedAnew && ' A credit note and a new invoice are issued.'} The customer gets an email with the updated order.
    </Alert>
  );
}
