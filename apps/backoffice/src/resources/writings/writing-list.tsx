import { BooleanField, DataTable, DateField, List, NullableBooleanInput, ReferenceField, SearchInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isActive" source="isActive" label="Published" />];

/** @param hasTopic pages stand under none */
export const listOf = (hasTopic: boolean) =>
  function WritingList() {
    return (
      <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
        <DataTable bulkActionButtons={false}>
          <DataTable.NumberCol source="position" />
          <DataTable.Col source="title" />
          <DataTable.Col source="slug" label="Address" />
          {hasTopic && (
            <DataTable.Col source="topicId" label="Topic" disableSort>
              <ReferenceField source="topicId" reference="topics" />
            </DataTable.Col>
          )}
          <DataTable.NumberCol source="languages" disableSort />
          <DataTable.Col source="startsAt" label="Goes live">
            <DateField source="startsAt" showTime />
          </DataTable.Col>
          <DataTable.Col source="isActive" label="Published" disableSort>
            <BooleanField source="isActive" />
          </DataTable.Col>
        </DataTable>
      </List>
    );
  };
