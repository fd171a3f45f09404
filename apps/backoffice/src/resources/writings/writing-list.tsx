import { BooleanField, DataTable, DateField, List, NullableBooleanInput, ReferenceField, SearchInput, SelectInput } from 'react-admin';
import Chip from '@mui/material/Chip';
import { languages } from '@selvedge/i18n';
import type { StaffWritingRow } from '@selvedge/server/admin/content';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const inEach = languages.map(({ id, name }) => ({ id, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Published" />,
  <SelectInput key="lacksLanguageId" source="lacksLanguageId" label="Not written in" choices={inEach} alwaysOn />,
];

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
          <DataTable.Col source="languages" disableSort render={(writing: StaffWritingRow) => <LanguagesCell {...writing} />} />
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

/** In how many languages it is written, and in which English stands in. */
function LanguagesCell({ languages: written, lacks }: Pick<StaffWritingRow, 'languages' | 'lacks'>) {
  const codes = languages.filter(({ id }) => lacks.includes(id)).map(({ code }) => code);
  return (
    <>
      {written} of {languages.length}
      {codes.length > 0 && <Chip size="small" color="warning" variant="outlined" label={`English in ${codes.join(', ')}`} sx={{ ml: 1 }} />}
    </>
  );
}
