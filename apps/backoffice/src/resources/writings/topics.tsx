import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  List,
  NumberInput,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

const kinds = [
  { id: 'blog', name: 'Blog' },
  { id: 'help', name: 'Help centre' },
];
const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="kind" source="kind" label="Of" choices={kinds} />];

export function TopicList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="position" />
        <DataTable.Col source="name" />
        <DataTable.Col source="kind" label="Of" disableSort />
        <DataTable.NumberCol source="writings" label="Texts" disableSort />
        <DataTable.Col source="isActive" label="Shown" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function TopicFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm
      toolbar={<SaveToolbar canDelete={!isNew} />}
      defaultValues={isNew ? { kind: 'blog', slug: '', position: 0, isActive: true, texts: [] } : {}}
    >
      <SelectInput source="kind" label="Of" choices={kinds} validate={required()} disabled={!isNew} />
      <TextInput source="slug" label="Address (empty: made from the name)" />
      <NumberInput source="position" min={0} validate={required()} helperText="The lowest stands first" />
      <BooleanInput source="isActive" label="Shown in the shop" />
      <TextsInput fields={[{ source: 'name', label: 'Name' }]} />
    </SimpleForm>
  );
}

export const TopicEdit = () => (
  <GuardedEdit>
    <TopicFields isNew={false} />
  </GuardedEdit>
);

export const TopicCreate = () => (
  <Create redirect="list">
    <TopicFields isNew />
  </Create>
);
