import { Create, DataTable, List, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function TierList() {
  return (
    <List perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" disableSort />
        <DataTable.NumberCol source="fromOrders" label="Minimum orders in 90 days" disableSort />
        <DataTable.NumberCol source="members" label="Affiliates" disableSort />
      </DataTable>
    </List>
  );
}

export function TierEdit() {
  return (
    <GuardedEdit>
      <TierFields isNew={false} />
    </GuardedEdit>
  );
}

export function TierCreate() {
  return (
    <Create redirect="list">
      <TierFields isNew />
    </Create>
  );
}

function TierFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />}>
      <TextInput source="name" validate={required()} />
      <NumberInput
        source="fromOrders"
        label="Minimum orders in 90 days"
        min={0}
        validate={required()}
        helperText="Without orders cancelled or returned in full. Affiliates are moved up and down every night."
      />
    </SimpleForm>
  );
}
