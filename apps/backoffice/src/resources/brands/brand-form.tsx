import { BooleanInput, Create, required, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

export function BrandEdit() {
  return (
    <GuardedEdit>
      <BrandFields isNew={false} />
    </GuardedEdit>
  );
}

export function BrandCreate() {
  return (
    <Create redirect="list">
      <BrandFields isNew />
    </Create>
  );
}

function BrandFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={{ isActive: true, texts: [] }}>
      <TextInput source="name" validate={required()} />
      <TextInput source="slug" label="URL slug" helperText="Lowercase letters, digits and hyphens" validate={required()} />
      <BooleanInput source="isActive" label="Visible in the shop" />
      <TextsInput fields={[{ source: 'description', label: 'Description', isLong: true }]} />
    </SimpleForm>
  );
}
