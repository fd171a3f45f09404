import { Link, Loading, Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import { call } from '#frame/call.ts';

const kinds = [
  { source: 'products', label: 'Products', path: 'products' },
  { source: 'categories', label: 'Categories', path: 'categories' },
  { source: 'attributeValues', label: 'Attribute values', path: 'attribute-values' },
] as const;

/** Lists records without a name in a language, with links to edit them. */
export function LanguageMissing() {
  const { id = '' } = useParams();
  const { data: missing } = useQuery({
    queryKey: ['languages', id, 'missing'],
    queryFn: async () => (await call('GET /admin/languages/{id}/missing', { path: { id: Number(id) } })).data,
  });
  const name = languages.find((language) => String(language.id) === id)?.name ?? '';
  if (!missing) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <Title title={`Missing in ${name}`} />
      <Link to="/mails">Email templates</Link>
      {kinds.map(({ source, label, path }) => (
        <Paper key={source} component="section" sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="h2">
            {label}
          </Typography>
          {missing[source].length === 0 ? (
            <Typography variant="body2">No missing translations.</Typography>
          ) : (
            <ul>
              {missing[source].map((item) => (
                <li key={item.id}>
                  <Link to={`/${path}/${item.id}`}>{item.name}</Link>
                </li>
              ))}
            </ul>
          )}
          {missing[source].length === 100 && <Typography variant="caption">Only the first 100 are shown.</Typography>}
        </Paper>
      ))}
    </Box>
  );
}
