import { useState, type ReactNode } from 'react';
import { Create, required, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { AudienceInputs } from './audience-inputs.tsx';
import { BlocksInput } from './blocks-input.tsx';
import { LanguageChoice, SubjectInputs } from './language-inputs.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingResults } from './mailing-results.tsx';
import { SendPanel } from './send-panel.tsx';

const blank = {
  ...{ name: '', texts: [], blocks: [] },
  audience: { countryIds: [], languageIds: [], subscribedSince: null, orders: 'any', minOrders: null, lastOrderDays: null },
};

export function MailingCreate() {
  const [languageId, setLanguageId] = useState(1);
  return (
    <Create redirect="edit">
      <SimpleForm toolbar={<SaveToolbar />} defaultValues={blank}>
        <Content {...{ languageId, setLanguageId }} />
      </SimpleForm>
    </Create>
  );
}

export const MailingEdit = () => (
  <GuardedEdit component="div">
    <MailingPage />
  </GuardedEdit>
);

/** Shows the form of a mailing next to its preview. */
export function MailingPage() {
  const mailing = useRecordContext<MailingRecordData>();
  // The form is mounted again after each save, but the language remains.
  const [languageId, setLanguageId] = useState(1);
  if (!mailing) return null;
  const isDraft = mailing.state === 'draft';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 3, alignItems: 'start' }}>
      {/* A form of react-admin keeps its values until it is mounted again. */}
      <SimpleForm key={mailing.revision} toolbar={isDraft ? <SaveToolbar canDelete /> : false} sx={{ bgcolor: 'background.paper', borderRadius: 1 }}>
        <SendPanel mailing={mailing} />
        {!isDraft && <MailingResults mailing={mailing} />}
        {isDraft ? <Content {...{ languageId, setLanguageId }} /> : <Locked />}
      </SimpleForm>
      <MailingPreview mailing={mailing} />
    </Box>
  );
}

const Locked = () => (
  <Typography variant="body2" color="text.secondary">
    Content and audience cannot be changed any more. Duplicate the mailing to write a similar one.
  </Typography>
);

interface ContentProps {
  /** The language whose texts are edited. */
  languageId: number;
  setLanguageId: (languageId: number) => void;
}

function Content({ languageId, setLanguageId }: ContentProps) {
  return (
    <>
      <TextInput source="name" label="Name" helperText="For staff only" validate={required()} parse={(value: string | null) => value ?? ''} />
      <Part title="Audience">
        <AudienceInputs />
      </Part>
      <Part title="Content">
        <LanguageChoice value={languageId} onChange={setLanguageId} />
        <SubjectInputs languageId={languageId} />
        <BlocksInput languageId={languageId} />
      </Part>
      <Problems />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ width: '100%', mt: 2 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Lists what the saved draft lacks before it can be sent. */
function Problems() {
  const mailing = useRecordContext<MailingRecordData>();
  if (!mailing?.problems || mailing.problems.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mt: 2 }}>
      Before this mailing can be sent:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {mailing.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{describe(field, message)}</li>
        ))}
      </Box>
    </Alert>
  );
}

const describe = (field: string, message: string): string => {
  const index = /^blocks\.(\d+)/.exec(field)?.[1];
  return index === undefined ? message : `Block ${Number(index) + 1}, ${message}`;
};
