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
  { id: 301, name: '301, for good' },
  { id: 302, name: '302, for now' },
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
        helperText="A path such as /products/linen-shirt; in any case, and behind any language"
      />
      <TextInput source="toAddress" label="To" validate={required()} helperText="A path of the shop without language, or https:// elsewhere" />
      <SelectInput source="status" choices={statuses} validate={required()} />
      <MarketInput emptyText="Everywhere" />
    </SimpleForm>
  );
}
