import { Loading, Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import { call } from '#frame/call.ts';
import { listMissingLabels } from './label-missing.ts';
import { LegalReview } from './legal-review.tsx';
import { LegalTextFields } from './legal-text-fields.tsx';

/** Edits a legal page of a country in one language, next to a preview. */
export function LegalPageEdit() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const languageId = Number(query.get('languageId') ?? 1);
  const { data: page } = useQuery({
    queryKey: ['legal-pages', id, languageId],
    queryFn: async () => (await call('GET /admin/legal-pages/{id}', { path: { id }, query: { languageId } })).data,
    // A refetch would overwrite the input.
    refetchOnWindowFocus: false,
  });
  if (!page) return <Loading />;
  const tag = languages.find((language) => language.id === languageId)?.tag;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={page.template.title} />
      <TextField
        select
        label="Language"
        value={languageId}
        onChange={(event) => setQuery({ languageId: event.target.value })}
        sx={{ minWidth: 200, mb: 2 }}
      >
        {languages.map((language) => (
          <MenuItem key={language.id} value={language.id}>
            {language.name}
          </MenuItem>
        ))}
      </TextField>
      {page.missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Missing country settings: {listMissingLabels(page.missing)}. The page is incomplete without them.
        </Alert>
      )}
      <LegalReview key={`review ${page.revision}`} page={page} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 3, alignItems: 'start' }}>
        <LegalTextFields key={page.revision} page={page} />
        <Paper component="section" aria-label="Preview" sx={{ p: 2 }} lang={tag}>
          <Typography variant="h6" component="h2">
            {page.title}
          </Typography>
          {/* The server has rendered and sanitised this HTML, as for the shop. */}
          <Box dangerouslySetInnerHTML={{ __html: page.html }} />
        </Paper>
      </Box>
    </Box>
  );
}
