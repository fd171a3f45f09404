import { defaultLanguageId, languages } from '@selvedge/i18n';
import { Create, required, SelectInput, SimpleForm, TextArrayInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function SynonymsEdit() {
  return (
    <GuardedEdit>
      <SynonymsFields isNew={false} />
    </GuardedEdit>
  );
}

export function SynonymsCreate() {
  return (
    <Create redirect="list">
      <SynonymsFields isNew />
    </Create>
  );
}

function SynonymsFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? { languageId: defaultLanguageId, terms: [] } : {}}>
      <SelectInput
        source="languageId"
        label="Language"
        choices={languages.map(({ id, name }) => ({ id, name }))}
        validate={required()}
        helperText="English terms are used in all languages"
      />
      <TextArrayInput
        source="terms"
        label="Terms with the same meaning"
        validate={required()}
        fullWidth
        helperText="Press Enter after each term: trousers, pants, slacks. A search for one term also finds products with the other terms."
      />
    </SimpleForm>
  );
}
