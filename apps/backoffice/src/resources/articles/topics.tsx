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
const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="kind" source="kind" label="Type" choices={kinds} />];

export function TopicList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="position" />
        <DataTable.Col source="name" />
        <DataTable.Col source="kind" label="Type" disableSort />
        <DataTable.NumberCol source="articles" label="Entries" disableSort />
        <DataTable.Col source="isActive" label="Visible" disableSort>
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
      <SelectInput source="kind" label="Type" choices={kinds} validate={required()} disabled={!isNew} />
      <TextInput source="slug" label="URL slug (created from the name if empty)" />
      <NumberInput source="position" min={0} validate={required()} helperText="Lowest first" />
      <BooleanInput source="isActive" label="Visible in the shop" />
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
