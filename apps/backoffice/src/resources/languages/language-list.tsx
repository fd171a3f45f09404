import { DataTable, List } from 'react-admin';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { LanguageReadiness } from '@selvedge/server/admin/settings';

const columns = [
  { source: 'pages', label: 'Texts of the shop' },
  { source: 'articles', label: 'Articles, FAQ and pages' },
  { source: 'products', label: 'Products' },
  { source: 'categories', label: 'Categories' },
  { source: 'attributeValues', label: 'Attribute values' },
] as const;

/** Shows the translated share of the shop for each language. Missing texts appear in English. */
export function LanguageList() {
  return (
    <List sort={{ field: 'id', order: 'ASC' }} perPage={50} pagination={false} exporter={false} title="Languages">
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="name" disableSort />
        {columns.map(({ source, label }) => (
          <DataTable.Col key={source} label={label} disableSort render={(language: LanguageReadiness) => <Share {...language[source]} />} />
        ))}
      </DataTable>
    </List>
  );
}

function Share({ written, total }: { written: number; total: number }) {
  const percent = total === 0 ? 100 : Math.floor((100 * written) / total);
  return (
    <Box sx={{ minWidth: 90 }}>
      {written} of {total}
      <LinearProgress variant="determinate" value={percent} aria-label={`${percent} %`} />
    </Box>
  );
}
