import { Create, DataTable, List, required, SearchInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function GroupList() {
  return (
    <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" disableSort />
        <DataTable.NumberCol source="members" label="Affiliates" disableSort />
      </DataTable>
    </List>
  );
}

export function GroupEdit() {
  return (
    <GuardedEdit>
      <GroupFields isNew={false} />
    </GuardedEdit>
  );
}

export function GroupCreate() {
  return (
    <Create redirect="list">
      <GroupFields isNew />
    </Create>
  );
}

function GroupFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />}>
      <TextInput source="name" validate={required()} helperText="Assign affiliates on their own page. Commission rules can apply to a group." />
    </SimpleForm>
  );
}
