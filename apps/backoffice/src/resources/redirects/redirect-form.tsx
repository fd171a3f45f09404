import { Create, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function RedirectEdit() {
  return (
    <GuardedEdit>
      <RedirectFields isNew={false} />
    </GuardedEdit>
  );
}

export function RedirectCreate() {
  return (
    <Create redirect="list">
      <RedirectFields isNew />
    </Create>
  );
}

const statuses = [
  { id: 301, name: '301 (permanent)' },
  { id: 302, name: '302 (temporary)' },
];

function RedirectFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm
      toolbar={<SaveToolbar canDelete={!isNew} />}
      defaultValues={isNew ? { countryId: null, fromPath: '', toAddress: '', status: 301 } : {}}
    >
      <TextInput
        source="fromPath"
        label="From"
        validate={required()}
        helperText="A path without language, such as /products/linen-shirt. Not case-sensitive."
      />
      <TextInput source="toAddress" label="To" validate={required()} helperText="A path without language or a full https:// URL" />
      <SelectInput source="status" choices={statuses} validate={required()} />
      <MarketInput emptyText="All countries" />
    </SimpleForm>
  );
}
