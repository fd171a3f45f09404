import { DataTable, List, usePermissions } from 'react-admin';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { LanguageReadiness } from '@selvedge/server/admin/settings';
import { mayUse, type Access } from '#frame/access.ts';

/** `kind`: the records in the list of translations. English is their source. */
const columns = [
  { source: 'pages', label: 'Texts of the shop' },
  { source: 'articles', label: 'Articles, FAQ and pages' },
  { source: 'products', label: 'Products', kind: 'products' },
  { source: 'categories', label: 'Categories', kind: 'categories' },
  { source: 'collections', label: 'Collections', kind: 'collections' },
  { source: 'brands', label: 'Brands', kind: 'brands' },
  { source: 'attributeValues', label: 'Attribute values', kind: 'attribute-values' },
] as const;

/** Shows the translated share of the shop for each language, with links to what is missing. Missing texts appear in English. */
export function LanguageList() {
  const { permissions } = usePermissions<Access>();
  const canTranslate = mayUse(permissions, { area: 'catalog' });
  return (
    <List sort={{ field: 'id', order: 'ASC' }} perPage={50} pagination={false} exporter={false} title="Languages">
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="name" disableSort />
        {columns.map((column) => (
          <DataTable.Col
            key={column.source}
            label={column.label}
            disableSort
            render={(language: LanguageReadiness) => (
              <Share
                {...language[column.source]}
                path={canTranslate && 'kind' in column ? `/translations?language=${language.id}&kind=${column.kind}` : undefined}
              />
            )}
          />
        ))}
      </DataTable>
    </List>
  );
}

function Share({ written, total, path }: { written: number; total: number; path: string | undefined }) {
  const percent = total === 0 ? 100 : Math.floor((100 * written) / total);
  const text = `${written} of ${total}`;
  return (
    <Box sx={{ minWidth: 90 }}>
      {path !== undefined && written < total ? (
        <Link component={RouterLink} to={path}>
          {text}
        </Link>
      ) : (
        text
      )}
      <LinearProgress variant="determinate" value={percent} aria-label={`${percent} %`} />
    </Box>
  );
}
