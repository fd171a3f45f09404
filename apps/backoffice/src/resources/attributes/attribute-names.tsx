import { DataTable, FunctionField, List, SimpleForm, TextInput } from 'react-admin';
import { defaultLanguageId } from '@selvedge/i18n';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

interface Attribute {
  id: string;
  texts: { languageId: number; name: string }[];
}

export function AttributeList() {
  return (
    <List exporter={false} pagination={false} perPage={100}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="id" label="Attribute" disableSort />
        <DataTable.Col label="Name" disableSort>
          <FunctionField<Attribute> render={({ texts }) => texts.find(({ languageId }) => languageId === defaultLanguageId)?.name ?? ''} />
        </DataTable.Col>
        <DataTable.Col label="Languages" disableSort>
          <FunctionField<Attribute> render={({ texts }) => `${texts.length} of 17`} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

export function AttributeEdit() {
  return (
    <GuardedEdit>
      <SimpleForm toolbar={<SaveToolbar />}>
        <TextInput source="id" label="Attribute" disabled />
        <TextsInput fields={[{ source: 'name', label: 'Name' }]} />
      </SimpleForm>
    </GuardedEdit>
  );
}
