import { TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { SellerApplicationRecord } from '@selvedge/server/admin/sellers';
import { formatTime, formatCountry } from '#fields/formats.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { call } from '#frame/call.ts';
import { ReasonAction } from '../orders/actions/reason-action.tsx';
import { Section } from '../orders/show/section.tsx';
import { sellerLabels } from './labels.ts';

/** Renders a seller application or a seller. */
export function ApplicationShow() {
  return (
    <RecordShow title={<Company />} actions={<TopToolbar />} component="div">
      <Parts />
    </RecordShow>
  );
}

function Company() {
  const application = useRecordContext<SellerApplicationRecord>();
  return <span>{application?.company}</span>;
}

/** The row of a list is incomplete: nothing is shown until the whole record is loaded. */
const isWhole = (application: Partial<SellerApplicationRecord> | undefined): application is SellerApplicationRecord =>
  application?.history !== undefined;

function Parts() {
  const application = useRecordContext<Partial<SellerApplicationRecord> & { id: number }>();
  if (!isWhole(application)) return null;
  const { id, company, countryCode, vatNumber, goods, firstName, lastName, email, phone, website, status, userId, texts, history } = application;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Decisions id={id} status={status} />
      <Section title={company}>
        <Typography>{sellerLabels[status]}</Typography>
        <Facts
          facts={[
            ['Country', formatCountry(countryCode)],
            ['VAT number', vatNumber || 'none; only the format is checked'],
            ['Products', goods],
            ['Contact', `${firstName} ${lastName}`],
            ['Email', email],
            ['Phone', phone],
            ['Website', website],
          ]}
        />
        {userId !== null && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <Link component={RouterLink} to={`/sellers/${id}`}>
              Edit story
            </Link>
          </Typography>
        )}
      </Section>
      <Section title="Story">
        {texts.map(({ languageId, story }) => {
          const language = languages.find((one) => one.id === languageId);
          return (
            <Box key={languageId} sx={{ mb: 1 }}>
              <Typography variant="caption">{language?.name}</Typography>
              <Typography variant="body2" lang={language?.tag} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {story}
              </Typography>
            </Box>
          );
        })}
      </Section>
      <Section title="History">
        {history.map(({ id: step, to, actor, reason, at }) => (
          <Typography key={step} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {formatTime(at)} · {sellerLabels[to as keyof typeof sellerLabels]} · {actor}
            {reason && `: ${reason}`}
          </Typography>
        ))}
      </Section>
    </Box>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, my: 1 }}>
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value || '–'}
        </Typography>
      </Box>
    ))}
  </Box>
);

const hint = 'Included in the email to the seller';

/** Renders the decisions that the status allows. */
function Decisions({ id, status }: Pick<SellerApplicationRecord, 'id' | 'status'>) {
  const path = { id };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {status === 'pending' && (
        <>
          <ReasonAction
            label="Approve"
            onSend={(reason) => call('POST /admin/seller-applications/{id}/approve', { path, body: { reason } })}
            variant="contained"
            hint={hint}
          >
            The contact is invited to the back office as a vendor and the story is published.
          </ReasonAction>
          <ReasonAction
            label="Reject"
            onSend={(reason) => call('POST /admin/seller-applications/{id}/reject', { path, body: { reason } })}
            color="error"
            needsReason
            hint={hint}
          >
            The contact gets an email with the reason and can apply again.
          </ReasonAction>
        </>
      )}
      {status === 'approved' && (
        <ReasonAction
          label="Suspend"
          onSend={(reason) => call('POST /admin/seller-applications/{id}/suspend', { path, body: { reason } })}
          color="warning"
          needsReason
          hint={hint}
        >
          The vendor cannot sign in and the story is hidden. The products stay published: unpublish them separately if needed.
        </ReasonAction>
      )}
      {status === 'suspended' && (
        <ReasonAction label="Resume" onSend={(reason) => call('POST /admin/seller-applications/{id}/resume', { path, body: { reason } })} hint={hint}>
          The vendor can sign in again and the story is published.
        </ReasonAction>
      )}
    </Box>
  );
}
