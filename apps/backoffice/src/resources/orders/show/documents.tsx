import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';
import { formatMoney, formatTime } from '../labels.ts';

/** Shows invoice, credit notes and sent emails. */
export function Documents() {
  const { id, order, mails, can } = useOrder();
  return (
    <Section title="Documents and emails">
      {order.documents.map(({ number, name, issuedOn, total, currency }) => (
        <Typography key={number} variant="body2">
          <Link href={`/api/admin/orders/${id}/documents/${number}`} target="_blank" rel="noreferrer">
            {name} {number}
          </Link>
          , {issuedOn}, {formatMoney(total, currency)}
        </Typography>
      ))}
      {mails.map(({ kind, to, at }) => (
        <Typography key={kind} variant="body2" color="text.secondary">
          Email {kind} to {to}, {at ? formatTime(at) : 'sending'}
        </Typography>
      ))}
      {can.resendMail && (
        <ActionDialog label="Resend confirmation" path={`orders/${id}/confirmation-mail`}>
          {`The order confirmation is sent to ${order.email} again.`}
        </ActionDialog>
      )}
    </Section>
  );
}
