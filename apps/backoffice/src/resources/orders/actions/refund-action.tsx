import { useState } from 'react';
import Box from '@mui/material/Box';
import { formatMoney } from '#fields/formats.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useOrder } from '../show/use-order.ts';

type Entry = { pieces?: string; amount?: string };

/** Refunds by line, whole pieces or an amount, up to the remaining amount of the payment. */
export function RefundAction() {
  const { id, order, refundable, leftToRefund, payments, revision } = useOrder();
  const [entries, setEntries] = useState<Record<number, Entry>>({});
  const [reason, setReason] = useState('');
  const [payOut, setPayOut] = useState({ holder: '', account: '' });
  const write = (lineId: number, entry: Entry) => setEntries({ ...entries, [lineId]: entry });
  const isByHand = !payments.some(({ outcome }) => outcome === 'kept');
  const lines = refundable.flatMap(({ lineId }): { lineId: number; pieces?: number; amount?: number }[] => {
    const { pieces, amount } = entries[lineId] ?? {};
    if (pieces) return [{ lineId, pieces: Number(pieces) }];
    return amount ? [{ lineId, amount: Number(amount.replace(',', '.')) }] : [];
  });
  const findLineIndex = (lineId: number) => lines.findIndex((line) => line.lineId === lineId);
  return (
    <ActionDialog
      label="Refund"
      color="warning"
      onSend={() =>
        call('POST /admin/orders/{number}/refund', {
          path: { number: id },
          body: { lines, reason, revision, ...(isByHand && payOut.holder && { payOut }) },
        })
      }
      isReady={lines.length > 0 && reason.trim() !== ''}
      onDone={() => {
        setEntries({});
        setReason('');
      }}
      fields={
        <>
          {refundable.map((line) => (
            <LineFields
              key={line.lineId}
              line={line}
              currency={order.currency}
              index={findLineIndex(line.lineId)}
              entry={entries[line.lineId]}
              onChange={(entry) => write(line.lineId, entry)}
            />
          ))}
          <RefusedTextField source="reason" label="Reason" fullWidth required value={reason} onChange={(event) => setReason(event.target.value)} />
          {isByHand && <PayOutFields payOut={payOut} onChange={setPayOut} />}
        </>
      }
    >
      {`${formatMoney(leftToRefund, order.currency)} can be refunded. The refund goes to the original payment method and a credit note is issued. Stock does not change.`}
    </ActionDialog>
  );
}

interface LineFieldsProps {
  line: ReturnType<typeof useOrder>['refundable'][number];
  currency: string;
  /** Position in the request, which errors name; -1 without an entry. */
  index: number;
  entry: Entry | undefined;
  onChange: (entry: Entry) => void;
}

const LineFields = ({ line: { name, pieces, amount }, currency, index, entry, onChange }: LineFieldsProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1 }}>
    <Typography component="legend" variant="body2">
      {name}: {formatMoney(amount, currency)} refundable
    </Typography>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <RefusedTextField
        source={`lines.${index}.pieces`}
        type="number"
        label="Quantity"
        value={entry?.pieces ?? ''}
        onChange={(event) => onChange({ pieces: event.target.value })}
        slotProps={{ htmlInput: { min: 0, max: pieces } }}
        disabled={pieces === 0}
        helperText={`of ${pieces}`}
      />
      <RefusedTextField
        source={`lines.${index}.amount`}
        label="Or amount"
        value={entry?.amount ?? ''}
        onChange={(event) => onChange({ amount: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        helperText={currency}
      />
    </Box>
  </Box>
);

interface PayOut {
  holder: string;
  account: string;
}

const PayOutFields = ({ payOut, onChange }: { payOut: PayOut; onChange: (payOut: PayOut) => void }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <RefusedTextField
      source="payOut.holder"
      label="Account holder"
      value={payOut.holder}
      onChange={(event) => onChange({ ...payOut, holder: event.target.value })}
    />
    <RefusedTextField
      source="payOut.account"
      label="IBAN or wallet number"
      fullWidth
      value={payOut.account}
      onChange={(event) => onChange({ ...payOut, account: event.target.value })}
      helperText="Required for cash payments, because the refund is sent manually"
    />
  </Box>
);
