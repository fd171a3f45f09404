import { useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { call } from '#frame/call.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import type { ReturnRecord, AdminReturnItem } from '@selvedge/server/admin/returns';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { PayOutAction } from './pay-out-action.tsx';
import { SealNotice } from './seal-notice.tsx';

type Move = AdminReturnItem['moves'][number];

/** Renders the actions that a return allows now. */
export function ReturnActions() {
  const record = useRecordContext<ReturnRecord>();
  const can = (move: Move) => record?.items.some(({ moves }) => moves.includes(move)) ?? false;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {can('approve') && (
        <MoveAction move="approve" label="Approve" color="primary">
          The customer gets an email with the return address and the return slip.
        </MoveAction>
      )}
      {can('receive') && (
        <MoveAction move="receive" label="Mark as received" color="primary">
          Enter the received quantity of each item and choose whether to restock it.
        </MoveAction>
      )}
      {can('refund') && (
        <MoveAction move="refund" label="Refund" color="primary">
          The price paid for each item is refunded. Deductions need a reason. A credit note is issued. This cannot be undone.
        </MoveAction>
      )}
      {can('exchange') && (
        <MoveAction move="exchange" label="Pack exchange" color="primary">
          A parcel with the new size is packed free of charge. If an earlier parcel was lost or returned to sender, the new size must be in stock.
        </MoveAction>
      )}
      {can('reject') && (
        <MoveAction move="reject" label="Reject" color="error">
          The customer gets an email with your reason and keeps the items or gets them back.
        </MoveAction>
      )}
      {record?.payOutKind && <PayOutAction returnNumber={record.id} kind={record.payOutKind} />}
      {can('withdraw') && (
        <ActionDialog
          label="Cancel return"
          onSend={() => call('POST /admin/returns/{number}/take-back', { path: { number: record?.id ?? '' }, body: {} })}
        >
          The customer keeps the items that have not been received.
        </ActionDialog>
      )}
    </Box>
  );
}

interface Decision {
  revision: string;
  pieces: { itemId: number; quantity: number }[];
  reason: string;
  isRestocked: boolean;
  deductions: { itemId: number; amount: number }[];
}

function send(number: string, move: Exclude<Move, 'withdraw'>, { isRestocked, deductions, ...decision }: Decision) {
  const path = { number };
  if (move === 'receive') return call('POST /admin/returns/{number}/receive', { path, body: { ...decision, isRestocked } });
  if (move === 'refund') return call('POST /admin/returns/{number}/refund', { path, body: { ...decision, deductions } });
  return call(`POST /admin/returns/{number}/${move}`, { path, body: decision });
}

interface Props {
  move: Exclude<Move, 'withdraw'>;
  label: string;
  color: 'primary' | 'error';
  children: ReactNode;
}

function MoveAction({ move, label, color, children }: Props) {
  const record = useRecordContext<ReturnRecord>();
  const [counts, setCounts] = useState<Record<number, string>>({});
  const [deducted, setDeducted] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [isRestocked, setRestocked] = useState('yes');
  if (!record) return null;
  const items = record.items.filter(({ moves }) => moves.includes(move));
  // Items to be exchanged are refunded only if the person enters a quantity.
  const getUsualQuantity = ({ wish, quantity }: AdminReturnItem) => (move === 'refund' && wish === 'exchange' ? 0 : quantity);
  const getCount = (item: AdminReturnItem) => counts[item.id] ?? String(getUsualQuantity(item));
  const pieces = items.flatMap((item) => (Number(getCount(item)) > 0 ? [{ itemId: item.id, quantity: Number(getCount(item)) }] : []));
  const deductions = items.flatMap(({ id }) => {
    const amount = Number((deducted[id] ?? '').replace(',', '.'));
    return amount > 0 ? [{ itemId: id, amount }] : [];
  });
  const needsReason = move === 'reject' || deductions.length > 0;
  return (
    <ActionDialog
      label={label}
      color={color}
      onSend={() => send(record.id, move, { revision: record.revision, pieces, reason, isRestocked: isRestocked === 'yes', deductions })}
      isReady={pieces.length > 0 && (!needsReason || reason.trim() !== '')}
      onDone={() => {
        setCounts({});
        setDeducted({});
        setReason('');
      }}
      fields={
        <>
          {items.map((item) => (
            <ItemFields
              key={item.id}
              item={item}
              currency={record.currency}
              quantity={{ index: pieces.findIndex(({ itemId }) => itemId === item.id), value: getCount(item) }}
              deduction={
                move === 'refund' ? { index: deductions.findIndex(({ itemId }) => itemId === item.id), value: deducted[item.id] ?? '' } : null
              }
              onQuantity={(value) => setCounts({ ...counts, [item.id]: value })}
              onDeduction={(value) => setDeducted({ ...deducted, [item.id]: value })}
            />
          ))}
          {move === 'receive' && <RestockChoice value={isRestocked} onChoose={setRestocked} />}
          {move === 'reject' && <BrokenSealReason items={items} reason={record.brokenSealReason} onChoose={setReason} />}
          <ReasonField isShownToCustomer={move === 'reject'} isRequired={needsReason} value={reason} onChange={setReason} />
        </>
      }
    >
      {children}
    </ActionDialog>
  );
}

/** A field of an item: its position in the request, which errors name, and the input. */
interface ItemField {
  index: number;
  value: string;
}

interface ItemFieldsProps {
  item: AdminReturnItem;
  currency: string;
  quantity: ItemField;
  /** Null: the action has no deductions. */
  deduction: ItemField | null;
  onQuantity: (value: string) => void;
  onDeduction: (value: string) => void;
}

const ItemFields = ({ item, currency, quantity, deduction, onQuantity, onDeduction }: ItemFieldsProps) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
    <RefusedTextField
      source={`pieces.${quantity.index}.quantity`}
      type="number"
      label="Quantity"
      value={quantity.value}
      onChange={(event) => onQuantity(event.target.value)}
      slotProps={{ htmlInput: { min: 0, max: item.quantity, 'aria-label': `Quantity of ${item.sku}` } }}
      sx={{ width: 110 }}
    />
    <Typography component="div" variant="body2" sx={{ flex: 1, minWidth: 160 }}>
      of {item.quantity}: {[item.name, item.color, item.size].filter(Boolean).join(', ')}
      <SealNotice item={item} />
    </Typography>
    {deduction && (
      <RefusedTextField
        source={`deductions.${deduction.index}.amount`}
        label={`Deduction (${currency})`}
        value={deduction.value}
        onChange={(event) => onDeduction(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ width: 150 }}
      />
    )}
  </Box>
);

const RestockChoice = ({ value, onChoose }: { value: string; onChoose: (value: string) => void }) => (
  <RadioGroup value={value} onChange={(event) => onChoose(event.target.value)}>
    <FormControlLabel value="yes" control={<Radio />} label="Restock" />
    <FormControlLabel value="no" control={<Radio />} label="Damaged or worn, do not restock" />
  </RadioGroup>
);

interface BrokenSealReasonProps {
  items: readonly AdminReturnItem[];
  /** In the customer's language. */
  reason: string | null;
  onChoose: (reason: string) => void;
}

/** Offers the usual reason for the refusal of goods that were sealed for hygiene. */
const BrokenSealReason = ({ items, reason, onChoose }: BrokenSealReasonProps) =>
  reason !== null && items.some(({ isHygiene }) => isHygiene) ? (
    <Button variant="outlined" onClick={() => onChoose(reason)} sx={{ justifySelf: 'start' }}>
      Use the reason “seal broken”
    </Button>
  ) : null;

interface ReasonFieldProps {
  isShownToCustomer: boolean;
  isRequired: boolean;
  value: string;
  onChange: (reason: string) => void;
}

const ReasonField = ({ isShownToCustomer, isRequired, value, onChange }: ReasonFieldProps) => (
  <RefusedTextField
    source="reason"
    label="Reason"
    fullWidth
    required={isRequired}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    helperText={isShownToCustomer ? 'Shown to the customer' : 'Internal. Not shown to the customer.'}
  />
);
