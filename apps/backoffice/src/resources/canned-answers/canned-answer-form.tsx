import { languages } from '@selvedge/i18n';
import { Create, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function CannedAnswerEdit() {
  return (
    <GuardedEdit>
      <CannedAnswerFields isNew={false} />
    </GuardedEdit>
  );
}

export function CannedAnswerCreate() {
  return (
    <Create redirect="list">
      <CannedAnswerFields isNew />
    </Create>
  );
}

function CannedAnswerFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? { languageId: null } : {}}>
      <TextInput source="name" validate={required()} helperText="Only staff see the name" />
      <SelectInput
        source="languageId"
        label="Language"
        choices={languages.map(({ id, name }) => ({ id, name }))}
        emptyText="All languages"
        helperText="Offered for customers with this language"
      />
      <TextInput
        source="text"
        validate={required()}
        multiline
        minRows={8}
        fullWidth
        helperText="{name}, {orderNumber} and {ticketNumber} are replaced with the values of the message"
      />
    </SimpleForm>
  );
}
