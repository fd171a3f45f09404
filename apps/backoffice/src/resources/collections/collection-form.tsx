import { BooleanInput, Create, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { RulesInput } from './rules-input.tsx';
import { CollectedProducts } from './collected-products.tsx';

export function CollectionEdit() {
  return (
    <GuardedEdit aside={<CollectedProducts />} sx={{ '& .RaEdit-main': { flexWrap: 'wrap' } }}>
      <CollectionFields isNew={false} />
    </GuardedEdit>
  );
}

export function CollectionCreate() {
  return (
    <Create redirect="edit">
      <CollectionFields isNew />
    </Create>
  );
}

function CollectionFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm
      toolbar={<SaveToolbar canDelete={!isNew} />}
      defaultValues={isNew ? { code: '', position: 0, isActive: true, match: null, rules: [], texts: [] } : {}}
    >
      <TextInput source="code" label="Import code" disabled={!isNew} helperText={isNew ? 'Created from the name if empty' : false} />
      <NumberInput source="position" min={0} validate={required()} helperText="Lowest first" />
      <BooleanInput source="isActive" label="Visible in the shop" />
      <RulesInput />
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
