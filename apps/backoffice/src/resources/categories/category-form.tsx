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
          label="Parent category"
          optionText="path"
          emptyText="None (top level)"
          filterToQuery={(q: string) => ({ q })}
          helperText="Products and subcategories move with the category. Old URLs are redirected."
        />
      </ReferenceInput>
      <TextInput source="code" label="Import code" disabled={!isNew} helperText={isNew ? 'Created from the name if empty' : false} />
      <BooleanInput source="isActive" label="Visible in the shop" />
      <TextsInput
        fields={[
          { source: 'name', label: 'Name' },
          { source: 'slug', label: 'URL slug (created from the name if empty)' },
          { source: 'description', label: 'Description', isLong: true },
        ]}
      />
    </SimpleForm>
  );
}
