import { BooleanInput, Create, FormDataConsumer, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { languages } from '@selvedge/i18n';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketsInput } from '#fields/market-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { PictureInput } from '#fields/media/picture-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { kindChoices } from './kinds.ts';

export const CreativeEdit = () => (
  <GuardedEdit>
    <CreativeFields isNew={false} />
  </GuardedEdit>
);

export const CreativeCreate = () => (
  <Create redirect="list">
    <CreativeFields isNew />
  </Create>
);

const blank = {
  name: '',
  kind: 'banner',
  mediaId: null,
  words: '',
  languageId: null,
  countryIds: [],
  path: '/',
  validFrom: null,
  validUntil: null,
  isActive: true,
};

function CreativeFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <TextInput source="name" validate={required()} helperText="Shown to affiliates, for example “Summer sale 300 × 250”" />
      <SelectInput source="kind" label="Type" choices={kindChoices} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) => (
          <>
            {formData.kind !== 'text' && <PictureInput label="Upload picture" allows="pictures" />}
            <TextInput
              source="words"
              label={formData.kind === 'text' ? 'Text' : 'Alt text'}
              validate={required()}
              multiline={formData.kind === 'text'}
              helperText={formData.kind === 'text' ? 'The text of the link' : 'Describes the picture for people who cannot see it'}
            />
          </>
        )}
      </FormDataConsumer>
      <TextInput source="path" label="Page" validate={required()} helperText="A path of the shop without language, such as /brands" />
      <SelectInput source="languageId" label="Language" choices={languages.map(({ id, name }) => ({ id, name }))} emptyText="All languages" />
      <MarketsInput />
      <MomentInput source="validFrom" label="Valid from (empty: immediately)" />
      <MomentInput source="validUntil" label="Valid until (empty: no end)" />
      <BooleanInput source="isActive" label="Active" />
    </SimpleForm>
  );
}
