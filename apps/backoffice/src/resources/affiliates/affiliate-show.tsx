import { TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { formatTime, formatCountry } from '#fields/formats.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { Section } from '../orders/show/section.tsx';
import { AffiliateActions } from './affiliate-actions.tsx';
import { AffiliateForm } from './affiliate-form.tsx';
import { AffiliateLedger } from './affiliate-ledger.tsx';
import { AffiliateMessages } from './affiliate-messages.tsx';
import { AffiliatePostbacks } from './affiliate-postbacks.tsx';
import { AffiliateMoney } from './affiliate-money.tsx';
import { SalesCountries } from './affiliate-list.tsx';
import { affiliateLabels, signalLabels } from './labels.ts';

/** Renders an affiliate or applicant. */
export function AffiliateShow() {
  return (
    <RecordShow title={<Name />} actions={<TopToolbar />} component="div">
      <Parts />
    </RecordShow>
  );
}

function Name() {
  const affiliate = useRecordContext<AffiliateRecord>();
  return <span>{affiliate?.code}</span>;
}

/** The row of a list is incomplete: nothing is shown until the whole record is loaded. */
const isWhole = (affiliate: Partial<AffiliateRecord> | undefined): affiliate is AffiliateRecord => affiliate?.history !== undefined;

function Parts() {
  const affiliate = useRecordContext<Partial<AffiliateRecord> & { id: number }>();
  if (!isWhole(affiliate)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AffiliateActions />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Person />
          <AffiliateMessages />
          <Application />
          <History />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AffiliateMoney />
          <AffiliateForm key={affiliate.revision} />
          <Links />
          <AffiliatePostbacks />
        </Box>
      </Box>
      <AffiliateLedger />
    </Box>
  );
}

function Person() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  const { userId, firstName, lastName, email, isEmailConfirmed, status, tax, payoutAccount, leavingAt, signals } = affiliate;
  return (
    <Section title={`${firstName} ${lastName}`}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/customers/${userId}/show`}>
          {email}
        </Link>
        {isEmailConfirmed ? ', confirmed' : ', not confirmed'} · {affiliateLabels[status]}
      </Typography>
      <Typography variant="body2">
        {[tax.name, tax.address, `${tax.postalCode} ${tax.city}`.trim(), formatCountry(tax.countryCode)].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2">
        {{ private: 'Private person', 'sole-trader': 'Sole trader', company: 'Company' }[tax.status]}
        {tax.taxNumber && `, tax number ${tax.taxNumber}`}
        {tax.vatNumber && `, VAT number ${tax.vatNumber}`}
      </Typography>
      <Typography variant="body2">{payoutAccount ? `Paid to ${formatPayoutAccount(payoutAccount)}` : 'No payout account'}</Typography>
      {leavingAt && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {`The affiliate requested deletion on ${formatTime(leavingAt)} and earns no more commission. The remaining balance is paid out regardless of the minimum, then the account is deleted. Clear a negative or waived balance with an adjustment.`}
        </Alert>
      )}
      {signals.map(({ signal, codes }) => (
        <Alert key={signal} severity="warning" sx={{ mt: 1 }}>
          {signalLabels[signal]} {codes.join(', ')}
        </Alert>
      ))}
    </Section>
  );
}

function formatPayoutAccount(account: NonNullable<AffiliateRecord['payoutAccount']>): string {
  if (account.kind === 'iban') return `${account.holder}, ${account.iban}`;
  if (account.kind === 'bank') return `${account.holder}, ${account.bankName}, ${account.accountNumber}`;
  if (account.kind === 'bkash') return `${account.holder}, bKash ${account.bkash}`;
  return `${account.holder}, ${account.kind === 'paypal' ? 'PayPal' : 'Wise'} ${account.email}`;
}

function Application() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  const { website, channels, audience, promotion, appliedAt } = affiliate;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return (
    <Section title={`Applied on ${formatTime(appliedAt)}`}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Link href={address} target="_blank" rel="noreferrer nofollow">
          {website}
        </Link>
      </Typography>
      <Typography variant="body2">Channels: {channels.join(', ')}</Typography>
      <Typography variant="body2">
        Countries: <SalesCountries />
      </Typography>
      <ApplicationText title="Audience" text={audience} />
      <ApplicationText title="Promotion methods" text={promotion} />
    </Section>
  );
}

function ApplicationText({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

function History() {
  const affiliate = useRecordContext<AffiliateRecord>();
  return (
    <Section title="History">
      {affiliate?.history.map(({ id, from, to, actor, reason, at }) => (
        <Typography key={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {formatTime(at)}: {from === null ? 'applied' : affiliateLabels[to as keyof typeof affiliateLabels]}
          {actor !== 'affiliate' && `, by ${actor}`}
          {reason && `: ${reason}`}
        </Typography>
      ))}
    </Section>
  );
}

function Links() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  return (
    <Section title="Recent links">
      {affiliate.links.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          None
        </Typography>
      )}
      {affiliate.links.map(({ id, code, name, path, isArchived }) => (
        <Typography key={id} variant="body2" sx={{ overflowWrap: 'anywhere' }} color={isArchived ? 'text.secondary' : 'text.primary'}>
          /go/{code}: {name || path}
          {isArchived && ' (archived)'}
        </Typography>
      ))}
    </Section>
  );
}
