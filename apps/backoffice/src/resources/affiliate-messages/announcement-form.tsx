import { BooleanInput, Create, ReferenceInput, SelectInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { AdminAnnouncementRow } from '@selvedge/server/admin/affiliates';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

export const AnnouncementEdit = () => (
  <GuardedEdit>
    <AnnouncementFields isNew={false} />
  </GuardedEdit>
);

export const AnnouncementCreate = () => (
  <Create redirect="list">
    <AnnouncementFields isNew />
  </Create>
);

const blank = { texts: [], groupId: null, countryId: null, path: '', publishAt: null, isEmailed: false };

const formatText = (value: string | null) => value ?? '';

function AnnouncementFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      {!isNew && <Readers />}
      <TextsInput
        fields={[
          { source: 'title', label: 'Title' },
          { source: 'text', label: 'Text', isLong: true },
        ]}
      />
      <TextInput
        source="path"
        label="Page"
        parse={formatText}
        helperText="A path of the shop or portal without language, such as /brands or /affiliate/links. Empty: no link"
      />
      <ReferenceInput source="groupId" reference="affiliate-groups">
        <SelectInput label="Group" optionText="name" emptyText="All groups" helperText={false} />
      </ReferenceInput>
      <MarketInput label="Country that the affiliates sell to" emptyText="All countries" />
      <MomentInput source="publishAt" label="Publish at (empty: now)" />
      <BooleanInput
        source="isEmailed"
        label="Also by email"
        helperText="Sent once to each affiliate when it is published. A later correction sends no other email."
      />
    </SimpleForm>
  );
}

/** Shows how many affiliates can see the announcement and how many have opened it. */
function Readers() {
  const announcement = useRecordContext<AdminAnnouncementRow>();
  if (!announcement) return null;
  const { readers, recipients } = announcement;
  return <Typography variant="body2">{`Opened by ${readers}, shown to ${recipients} affiliates now`}</Typography>;
}
