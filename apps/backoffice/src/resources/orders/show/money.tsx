import { useState } from 'react';
import Box from '@mui/material/Box';
import { describeCause } from './describe-cause.ts';
import { attemptLabels, paymentOutcomeLabels, refundStatusLabels } from '../labels.ts';
import { usePaymentNames } from '#fields/use-payment-names.ts';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { Decide, MarkSent } from '../actions/money-actions.tsx';
import { Dispute } from '../actions/dispute.tsx';
import { RefundAction } from '../actions/refund-action.tsx';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';

/** Shows payments and refunds, and the remaining tasks. */
export function Money() {
  const { id, order, payments, doubts, disputes, refunds, leftToRefund, cashDue, can } = useOrder();
  const names = usePaymentNames();
  return (
    <Section title="Payments and refunds">
      {payments.map(({ id: payment, provider, method, status, outcome, amount, currency, at, voucher }) => (
        <Typography key={payment} variant="body2">
          {formatTime(at)}: {formatMoney(amount, currency)} {method && `by ${names.getMethod(method)} `}through {names.getProvider(provider)},{' '}
          {attemptLabels[status].toLowerCase()}
          {outcome && `, ${paymentOutcomeLabels[outcome].toLowerCase()}`}
          {voucher && `, entity ${voucher.entity}, reference ${voucher.reference}`}
          {voucher?.payBy && status === 'processing' && `, to be paid by ${formatTime(voucher.payBy)}`}
        </Typography>
      ))}
      {payments.length === 0 && (
        <Typography variant="body2">
          {names.getMethod(order.paymentMethod)}
          {cashDue !== null && `: ${formatMoney(cashDue, order.currency)} due from the carrier`}
        </Typography>
      )}
      {doubts.map((doubt) => (
        <Decide key={doubt.id} doubt={doubt} />
      ))}
      {disputes.map((dispute) => (
        <Dispute key={dispute.id} dispute={dispute} />
      ))}
      {refunds.map((refund) => (
        <Box key={refund.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">
            {formatTime(refund.at)}: {formatMoney(refund.amount, order.currency)} refund, {refundStatusLabels[refund.status].toLowerCase()},{' '}
            {describeCause(refund.cause)}
            {refund.by && `, by ${refund.by}`}
          </Typography>
          {refund.isForHands && <MarkSent refund={refund} currency={order.currency} />}
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        Refundable: {formatMoney(leftToRefund, order.currency)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {can.refund && <RefundAction />}
        {can.remit && <Remit number={id} due={cashDue ?? 0} currency={order.currency} />}
      </Box>
    </Section>
  );
}

function Remit({ number, due, currency }: { number: string; due: number; currency: string }) {
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState(String(due));
  return (
    <ActionDialog
      label="Record cash payment"
      onSend={() => call('POST /admin/orders/{number}/remit', { path: { number }, body: { amount: Number(amount.replace(',', '.')), reference } })}
      fields={
        <>
          <RefusedTextField
            source="amount"
            label={`Amount in ${currency}`}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            fullWidth
          />
          <RefusedTextField
            source="reference"
            label="Remittance reference"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            fullWidth
          />
        </>
      }
    >
      The carrier has paid out the collected cash. The order is completed.
    </ActionDialog>
  );
}
