import { defaultLanguageId, languages } from '@selvedge/i18n';
import { BooleanInput, Create, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function PopularSearchEdit() {
  return (
    <GuardedEdit>
      <PopularSearchFields isNew={false} />
    </GuardedEdit>
  );
}

export function PopularSearchCreate() {
  return (
    <Create redirect="list">
      <PopularSearchFields isNew />
    </Create>
  );
}

function PopularSearchFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={false} />} defaultValues={isNew ? { languageId: defaultLanguageId, isHidden: true } : {}}>
      <MarketInput validate={required()} />
      <SelectInput
        source="languageId"
        label="Language"
        choices={languages.map(({ id, name }) => ({ id, name }))}
        validate={required()}
        helperText={false}
      />
      <TextInput source="text" label="Search text" validate={required()} helperText="Saved in lower case" />
      <BooleanInput source="isHidden" label="Hidden" helperText="The shop never shows a hidden search text" />
    </SimpleForm>
  );
}
