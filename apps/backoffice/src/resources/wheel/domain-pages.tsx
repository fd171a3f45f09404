import { Create, DataTable, List, required, SearchInput, SimpleForm, TextInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

/** Lists domains of disposable email addresses, which cannot spin the wheel. */
export function DomainList() {
  return (
    <List
      filters={[<SearchInput key="q" source="q" placeholder="Part of the domain" alwaysOn />]}
      sort={{ field: 'domain', order: 'ASC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="domain" />
      </DataTable>
    </List>
  );
}

export function DomainEdit() {
  return (
    <GuardedEdit>
      <DomainFields isNew={false} />
    </GuardedEdit>
  );
}

export function DomainCreate() {
  return (
    <Create redirect="list">
      <DomainFields isNew />
    </Create>
  );
}

function DomainFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? { domain: '' } : {}}>
      <TextInput source="domain" validate={required()} helperText="Includes subdomains: example.com also blocks mail.example.com" />
    </SimpleForm>
  );
}
