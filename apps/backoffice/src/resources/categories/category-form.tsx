import { AutocompleteInput, BooleanInput, Create, ReferenceInput, SimpleForm, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

export function CategoryEdit() {
  return (
    <GuardedEdit>
      <CategoryFields isNew={false} />
    </GuardedEdit>
  );
}

export function CategoryCreate() {
  return (
    <Create redirect="list">
      <CategoryFields isNew />
    </Create>
  );
}

function CategoryFields({ isNew }: { isNew: boolean }) {
  const [query] = useSearchParams();
  const parent = Number(query.get('parent')) || null;
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? { code: '', parentId: parent, isActive: true, texts: [] } : {}}>
      <ReferenceInput source="parentId" reference="categories" sort={{ field: 'path', order: 'ASC' }} perPage={100}>
        <AutocompleteInput
          label="Stands below"
          optionText="path"
          emptyText="At the top"
          filterToQuery={(q: string) => ({ q })}
          helperText="Empty: at the top. Its products and all below it go along; old addresses go on working."
        />
      </ReferenceInput>
      <TextInput source="code" label="Code for imports" disabled={!isNew} helperText={isNew ? 'Empty: made from its name' : false} />
      <BooleanInput source="isActive" label="Shown in the shop" />
      <TextsInput
        fields={[
          { source: 'name', label: 'Name' },
          { source: 'slug', label: 'Address (empty: made from the name)' },
          { source: 'description', label: 'Description', isLong: true },
        ]}
      />
    </SimpleForm>
  );
}
