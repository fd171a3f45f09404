import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { describeEvent } from './describe-event.ts';
import { formatMoney, formatTime, formatDay } from '#fields/formats.ts';
import { call, getFileAddress } from '#frame/call.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';

/** Shows invoice, credit notes and sent emails. */
export function Documents() {
  const { id, order, mails, can } = useOrder();
  return (
    <Section title="Documents and emails">
      {order.documents.map(({ number, name, issuedOn, total, currency }) => (
        <Typography key={number} variant="body2">
          <Link
            href={getFileAddress('GET /admin/orders/{number}/documents/{paper}', { path: { number: id, paper: number } })}
            target="_blank"
            rel="noreferrer"
          >
            {name} {number}
          </Link>
          , {formatDay(issuedOn)}, {formatMoney(total, currency)}
        </Typography>
      ))}
      {mails.map(({ kind, to, at }) => (
        <Typography key={kind} variant="body2" color="text.secondary">
          {describeEvent({ kind: 'mail', event: kind })} to {to}, {at ? formatTime(at) : 'sending'}
        </Typography>
      ))}
      {can.resendMail && (
        <ActionDialog
          label="Resend confirmation"
          onSend={() => call('POST /admin/orders/{number}/confirmation-mail', { path: { number: id }, body: {} })}
        >
          {`The order confirmation is sent to ${order.email} again.`}
        </ActionDialog>
      )}
    </Section>
  );
}
