import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { TicketRecord } from '@selvedge/server/admin/tickets';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { Section } from '../orders/show/section.tsx';
import { orderStatusLabels, paymentLabels } from '../orders/labels.ts';
import { ticketLabels, topicLabels } from './labels.ts';

/** Shows what the shop knows about the sender of a ticket: their customer record, orders and other tickets. */
export function TicketSender({ ticket }: { ticket: TicketRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Person ticket={ticket} />
      <Orders ticket={ticket} />
      <OtherTickets ticket={ticket} />
    </Box>
  );
}

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} to={to}>
    {children}
  </Link>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);

function Person({ ticket: { name, email, customer, languageId } }: { ticket: TicketRecord }) {
  const language = languages.find(({ id }) => id === languageId);
  return (
    <Section title="Customer">
      <Typography variant="body2">{name}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Typography variant="body2">Replies in {language?.name ?? 'English'}</Typography>
      {customer ? (
        <To to={`/customers/${customer.id}/show`}>{customer.isGuest ? `Guest: ${customer.name}` : `Account: ${customer.name}`}</To>
      ) : (
        <Quiet>No account or order with this address</Quiet>
      )}
    </Section>
  );
}

const listLabel = <Code extends string>(labels: Readonly<Record<Code, string>>, code: string): string =>
  Object.hasOwn(labels, code) ? labels[code as Code] : code;

const Orders = ({ ticket: { orders, orderNumber, isOrderUnknown } }: { ticket: TicketRecord }) => (
  <Section title="Orders">
    {isOrderUnknown && <Quiet>The sender named the order {orderNumber}, which does not exist</Quiet>}
    {orders.map(({ orderNumber: number, placedAt, status, paymentStatus, total, currency, isOfSender }) => (
      <Box key={number} sx={{ mb: 1 }}>
        <To to={`/orders/${number}/show`}>{number}</To>
        <Typography variant="body2">
          {formatTime(placedAt)}, {formatMoney(total, currency)}
        </Typography>
        <Quiet>
          {listLabel(orderStatusLabels, status)}, {listLabel(paymentLabels, paymentStatus).toLowerCase()}
        </Quiet>
        {!isOfSender && (
          <Typography variant="body2" color="error">
            Named by the sender, but placed with another email address
          </Typography>
        )}
      </Box>
    ))}
    {orders.length === 0 && !isOrderUnknown && <Quiet>None with this address</Quiet>}
  </Section>
);

const OtherTickets = ({ ticket: { otherTickets } }: { ticket: TicketRecord }) => (
  <Section title="Other messages">
    {otherTickets.map(({ id, number, topic, status, receivedAt }) => (
      <Typography key={id} variant="body2">
        <To to={`/tickets/${id}/show`}>{number}</To> {formatTime(receivedAt)}: {topicLabels[topic]}, {ticketLabels[status].toLowerCase()}
      </Typography>
    ))}
    {otherTickets.length === 0 && <Quiet>None from this address</Quiet>}
  </Section>
);
