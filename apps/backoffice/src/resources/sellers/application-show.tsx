import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { SellerApplicationRecord } from '@selvedge/server/admin/sellers';
import { ReasonAction } from '../orders/reason-action.tsx';
import { Section } from '../orders/section.tsx';
import { timeOf } from '../orders/words.ts';
import { sellerWords } from './words.ts';

/** Somebody who wants to sell here, or does. */
export function ApplicationShow() {
  return (
    <Show title={<Company />} actions={<TopToolbar />} component="div">
      <Parts />
    </Show>
  );
}

function Company() {
  const application = useRecordContext<SellerApplicationRecord>();
  return <span>{application?.company}</span>;
}

/** The list that somebody comes from knows a part of it, which is shown by nobody until the whole is here. */
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
        <Typography>{sellerWords[status]}</Typography>
        <Facts
          facts={[
            ['Country', countryCode],
            ['VAT number', vatNumber || 'none given; its form alone is checked'],
            ['Sells', goods],
            ['Person', `${firstName} ${lastName}`],
            ['E-mail', email],
            ['Telephone', phone],
            ['Website', website],
          ]}
        />
        {userId !== null && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <Link component={RouterLink} to={`/sellers/${id}`}>
              Edit the story
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
            {timeOf(at)} · {sellerWords[to as keyof typeof sellerWords]} · {actor}
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

const hint = 'The seller reads it in the mail';

/** What can be decided now. */
function Decisions({ id, status }: Pick<SellerApplicationRecord, 'id' | 'status'>) {
  const path = `seller-applications/${id}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {status === 'pending' && (
        <>
          <ReasonAction label="Approve" path={`${path}/approve`} variant="contained" hint={hint}>
            The person is invited to the back office as a vendor, and the story is shown to everybody.
          </ReasonAction>
          <ReasonAction label="Turn down" path={`${path}/reject`} color="error" needsReason hint={hint}>
            The person is mailed why, and may apply again.
          </ReasonAction>
        </>
      )}
      {status === 'approved' && (
        <ReasonAction label="Suspend" path={`${path}/suspend`} color="warning" needsReason hint={hint}>
          Nobody of it gets into the back office, and the story is shown no more. Its products stay as they are: take them off sale yourself where
          that is meant.
        </ReasonAction>
      )}
      {status === 'suspended' && (
        <ReasonAction label="Resume" path={`${path}/resume`} hint={hint}>
          It gets in again, and its story is shown.
        </ReasonAction>
      )}
    </Box>
  );
}
