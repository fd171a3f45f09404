import type { ReactNode } from 'react';
import { TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { formatMoney, formatTime, formatCountry } from '#fields/formats.ts';
import { NotesSection } from '#fields/tags-and-notes/notes-section.tsx';
import { TagsSection } from '#fields/tags-and-notes/tags-section.tsx';
import { call } from '#frame/call.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { Section } from '../orders/show/section.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';

/** Renders a customer with all stored data except the password. */
export function CustomerShow() {
  return (
    <RecordShow title={<CustomerTitle />} actions={<TopToolbar />} component="div">
      <CustomerParts />
    </RecordShow>
  );
}

function CustomerTitle() {
  const customer = useRecordContext<CustomerRecord>();
  return <span>{customer?.email}</span>;
}

/** The row of a list is incomplete: nothing is shown until the whole record is loaded. */
const isWhole = (customer: Partial<CustomerRecord> | undefined): customer is CustomerRecord => customer?.orders !== undefined;

function CustomerParts() {
  const customer = useRecordContext<Partial<CustomerRecord> & { id: string }>();
  if (!isWhole(customer)) return null;
  const { isGuest, addresses, consents, dataRequests } = customer;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isGuest && <CustomerActions />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Person />
          <Rows title="Addresses" none={isGuest ? 'Guests have no saved addresses. See the orders.' : 'None'}>
            {addresses.map(({ id, firstName, lastName, address, postalCode, city, countryCode, isDefaultShipping, isDefaultBilling }) => (
              <Typography key={id} variant="body2">
                {[`${firstName} ${lastName}`, address, `${postalCode} ${city}`, formatCountry(countryCode)].join(', ')}
                {isDefaultShipping && ' · shipping'}
                {isDefaultBilling && ' · billing'}
              </Typography>
            ))}
          </Rows>
          <Rows title="Consents" none="None">
            {consents.map(({ at, choices, text }) => (
              <Typography key={at} variant="body2" title={text}>
                {formatTime(at)}:{' '}
                {Object.entries(choices)
                  .map(([purpose, isGiven]) => `${purpose} ${isGiven ? 'yes' : 'no'}`)
                  .join(', ')}
              </Typography>
            ))}
          </Rows>
          <Rows title="Data requests" none="None">
            {dataRequests.map(({ id, kind, status, requestedAt }) => (
              <Typography key={id} variant="body2">
                {formatTime(requestedAt)}: {kind}, {status}
              </Typography>
            ))}
          </Rows>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {!isGuest && <TagsAndNotes customer={customer} />}
          <Purchases customer={customer} />
        </Box>
      </Box>
    </Box>
  );
}

/** Edits what staff write about an account. A guest has none; each of their orders has. */
function TagsAndNotes({ customer: { id, tags, notes } }: { customer: CustomerRecord }) {
  const path = { id };
  return (
    <>
      <TagsSection of="customers" tags={tags} onSave={(body) => call('POST /admin/customers/{id}/tags', { path, body })} />
      <NotesSection notes={notes} onAdd={(text) => call('POST /admin/customers/{id}/notes', { path, body: { text } })} />
    </>
  );
}

/** Lists the customer's orders, returns and reviews. */
const Purchases = ({ customer: { orders, returns, reviews } }: { customer: CustomerRecord }) => (
  <>
    <Rows title="Orders" none="None">
      {orders.map(({ orderNumber, placedAt, status, paymentStatus, total, currency, takenBy }) => (
        <Typography key={orderNumber} variant="body2">
          <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
            {orderNumber}
          </Link>{' '}
          {formatTime(placedAt)}: {formatMoney(total, currency)}, {status}, {paymentStatus}
          {takenBy && `, by phone (${takenBy})`}
        </Typography>
      ))}
    </Rows>
    <Rows title="Returns" none="None">
      {returns.map(({ returnNumber, requestedAt, statuses }) => (
        <Typography key={returnNumber} variant="body2">
          <Link component={RouterLink} to={`/returns/${returnNumber}/show`}>
            {returnNumber}
          </Link>{' '}
          {formatTime(requestedAt)}: {statuses.join(', ')}
        </Typography>
      ))}
    </Rows>
    <Rows title="Reviews" none="None">
      {reviews.map(({ id, product, stars, status }) => (
        <Typography key={id} variant="body2">
          <Link component={RouterLink} to={`/reviews/${id}/show`}>
            {product}
          </Link>
          : {stars} of 5, {status}
        </Typography>
      ))}
    </Rows>
  </>
);

function Person() {
  const customer = useRecordContext<CustomerRecord>();
  if (!customer) return null;
  const { isGuest, firstName, lastName, email, phone, phoneCode, since, isEmailConfirmed, isClosed, isSubscribed } = customer;
  return (
    <Section title={`${firstName} ${lastName}`.trim() || email}>
      <Typography variant="body2">
        {email}
        {!isGuest && (isEmailConfirmed ? ', confirmed' : ', not confirmed')}
      </Typography>
      <Typography variant="body2">{[phoneCode && `+${phoneCode}`, phone].filter(Boolean).join(' ')}</Typography>
      <Typography variant="body2">
        {isGuest ? 'Guest order on' : 'Account since'} {formatTime(since)}
        {isClosed && ' · deactivated'}
        {isSubscribed && ' · newsletter'}
      </Typography>
      {!isGuest && <CustomerForm />}
    </Section>
  );
}

function Rows({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Section title={title}>
      {children.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {none}
        </Typography>
      ) : (
        children
      )}
    </Section>
  );
}
