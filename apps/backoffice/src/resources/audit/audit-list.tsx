import { DataTable, DateInput, List, TextInput } from 'react-admin';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { RecordLink } from './record-link.tsx';

const filters = [
  <TextInput key="who" source="who" label="User" alwaysOn />,
  <TextInput key="subject" source="subject" label="Record type" placeholder="product" alwaysOn />,
  <TextInput key="subjectId" source="subjectId" label="Record ID" alwaysOn />,
  <TextInput key="action" source="action" label="Action" placeholder="product.update" />,
  <DateInput key="from" source="from" label="From (UTC)" />,
  <DateInput key="until" source="until" label="Until (UTC)" />,
];

export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} pagination={<CountedPagination />} exporter={false} title="Audit log">
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="at" label="Date" disableSort>
          <TimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" label="User" disableSort />
        <DataTable.Col source="action" disableSort />
        <DataTable.Col source="subject" label="Record type" disableSort>
          <RecordLink />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
