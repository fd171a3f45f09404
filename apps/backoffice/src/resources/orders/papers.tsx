import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ActionDialog } from './action-dialog.tsx';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';
import { moneyIn, timeOf } from './words.ts';

/** Invoice, credit notes, and the mails that were sent. */
export function Papers() {
  const { id, order, mails, can } = useOrder();
  return (
    <Section title="Papers and mails">
      {order.papers.map(({ number, kind, issuedOn, total, currency }) => (
        <Typography key={number} variant="body2">
          <Link href={`/api/admin/orders/${id}/papers/${number}`} target="_blank" rel="noreferrer">
            {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
          </Link>
          , {issuedOn}, {moneyIn(total, currency)}
        </Typography>
      ))}
      {mails.map(({ kind, to, at }) => (
        <Typography key={kind} variant="body2" color="text.secondary">
          Mail {kind} to {to}, {at ? timeOf(at) : 'being sent'}
        </Typography>
      ))}
      {can.resendMail && (
        <ActionDialog label="Send the confirmation again" path={`orders/${id}/confirmation-mail`}>
          {`The confirmation of the order goes to ${order.email} once more.`}
        </ActionDialog>
      )}
    </Section>
  );
}
