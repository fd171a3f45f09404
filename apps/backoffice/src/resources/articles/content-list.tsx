import { BooleanField, DataTable, List, NullableBooleanInput, ReferenceField, SearchInput, SelectInput } from 'react-admin';
import Chip from '@mui/material/Chip';
import { languages } from '@selvedge/i18n';
import type { AdminArticleRow } from '@selvedge/server/admin/content';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const languageChoices = languages.map(({ id, name }) => ({ id, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Published" />,
  <SelectInput key="lacksLanguageId" source="lacksLanguageId" label="Missing in" choices={languageChoices} alwaysOn />,
];

/** Returns the list of one kind. @param hasTopic pages have no topic */
export const buildList = (hasTopic: boolean) =>
  function WritingList() {
    return (
      <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
        <DataTable bulkActionButtons={false}>
          <DataTable.NumberCol source="position" />
          <DataTable.Col source="title" />
          <DataTable.Col source="slug" label="URL slug" />
          {hasTopic && (
            <DataTable.Col source="topicId" label="Topic" disableSort>
              <ReferenceField source="topicId" reference="topics" />
            </DataTable.Col>
          )}
          <DataTable.Col source="languages" disableSort render={(writing: AdminArticleRow) => <LanguagesCell {...writing} />} />
          <DataTable.Col source="startsAt" label="Publish from">
            <TimeField source="startsAt" />
          </DataTable.Col>
          <DataTable.Col source="isActive" label="Published" disableSort>
            <BooleanField source="isActive" />
          </DataTable.Col>
        </DataTable>
      </List>
    );
  };

/** Shows the languages of the text, and those in which English is shown instead. */
function LanguagesCell({ languages: written, lacks }: Pick<AdminArticleRow, 'languages' | 'lacks'>) {
  const codes = languages.filter(({ id }) => lacks.includes(id)).map(({ code }) => code);
  return (
    <>
      {written} of {languages.length}
      {codes.length > 0 && <Chip size="small" color="warning" variant="outlined" label={`English in ${codes.join(', ')}`} sx={{ ml: 1 }} />}
    </>
  );
}
