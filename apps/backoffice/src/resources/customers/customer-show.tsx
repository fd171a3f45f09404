import type { ReactNode } from 'react';
import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { Section } from '../orders/section.tsx';
import { moneyIn, timeOf } from '../orders/words.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';

/** A customer with all that the shop knows of him; never his password. */
export function CustomerShow() {
  return (
    <Show title={<CustomerTitle />} actions={<TopToolbar />} component="div">
      <CustomerParts />
    </Show>
  );
}

function CustomerTitle() {
  const customer = useRecordContext<CustomerRecord>();
  return <span>{customer?.email}</span>;
}

/** The list that somebody comes from knows a part of it, which is shown by nobody until the whole is here. */
const isWhole = (customer: Partial<CustomerRecord> | undefined): customer is CustomerRecord => customer?.orders !== undefined;

function CustomerParts() {
  const customer = useRecordContext<Partial<CustomerRecord> & { id: string }>();
  if (!isWhole(customer)) return null;
  const { isGuest, orders, returns, reviews, addresses, consents, dataRequests } = customer;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isGuest && <CustomerActions />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Person />
          <Rows title="Addresses" none={isGuest ? 'A guest keeps none: see his orders.' : 'None'}>
            {addresses.map(({ id, firstName, lastName, address, postalCode, city, countryCode, isDefaultShipping, isDefaultBilling }) => (
              <Typography key={id} variant="body2">
                {[`${firstName} ${lastName}`, address, `${postalCode} ${city}`, countryCode].join(', ')}
                {isDefaultShipping && ' · for delivery'}
                {isDefaultBilling && ' · for bills'}
              </Typography>
            ))}
          </Rows>
          <Rows title="Consents" none="None given or refused">
            {consents.map(({ at, choices, text }) => (
              <Typography key={at} variant="body2" title={text}>
                {timeOf(at)}:{' '}
                {Object.entries(choices)
                  .map(([purpose, isGiven]) => `${purpose} ${isGiven ? 'yes' : 'no'}`)
                  .join(', ')}
              </Typography>
            ))}
          </Rows>
          <Rows title="Asked for of his data" none="Nothing">
            {dataRequests.map(({ id, kind, status, requestedAt }) => (
              <Typography key={id} variant="body2">
                {timeOf(requestedAt)}: {kind}, {status}
              </Typography>
            ))}
          </Rows>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Rows title="Orders" none="None">
            {orders.map(({ orderNumber, placedAt, status, paymentStatus, total, currency, takenBy }) => (
              <Typography key={orderNumber} variant="body2">
                <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
                  {orderNumber}
                </Link>{' '}
                {timeOf(placedAt)}: {moneyIn(total, currency)}, {status}, {paymentStatus}
                {takenBy && `, by telephone (${takenBy})`}
              </Typography>
            ))}
          </Rows>
          <Rows title="Returns" none="None">
            {returns.map(({ returnNumber, requestedAt, statuses }) => (
              <Typography key={returnNumber} variant="body2">
                <Link component={RouterLink} to={`/returns/${returnNumber}/show`}>
                  {returnNumber}
                </Link>{' '}
                {timeOf(requestedAt)}: {statuses.join(', ')}
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
        </Box>
      </Box>
    </Box>
  );
}

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
        {isGuest ? 'Ordered without an account on' : 'Account since'} {timeOf(since)}
        {isClosed && ' · closed'}
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
