import Alert from '@mui/material/Alert';
import type { EditedOrder } from '@selvedge/server/admin/order-edits';
import { moneyIn } from '../orders/words.ts';

/** What saving would do with money and papers. */
export function EditOutcome({ seen: { before, refund, tooMuch, totals, isInvoicedAnew, isPaidOnline } }: { seen: EditedOrder }) {
  const shown = (amount: number) => moneyIn(amount, totals.currency);
  if (tooMuch > 0) {
    return (
      <Alert severity="error">
        It is paid online and would cost {shown(tooMuch)} more than was paid. Take what is added as an order of its own, by telephone.
      </Alert>
    );
  }
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      It cost {shown(before)} and costs {shown(totals.total)} now.
      {refund > 0 && ` ${shown(refund)} go back the way they came.`}
      {!isPaidOnline && before !== totals.total && ' The carrier collects the new sum.'}
      {isInvoicedAnew && ' The invoice is credited and issued anew under the next number.'} The customer is mailed the order as it is then.
    </Alert>
  );
}
