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
import type { LegalPageRecordBody } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';
import { LegalReview } from './legal-review.tsx';
import { LegalWords } from './legal-words.tsx';

/** A legal page of a country beside what a shopper sees of it, in one language. */
export function LegalPageEdit() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const languageId = Number(query.get('languageId') ?? 1);
  const { data: page } = useQuery({
    queryKey: ['legal-pages', id, languageId],
    queryFn: async () => (await call<LegalPageRecordBody>(`legal-pages/${id}?languageId=${languageId}`)).data,
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
          The country’s row has nothing yet for: {page.missing.join(', ')}. The page shows a gap there.
        </Alert>
      )}
      <LegalReview key={`review ${page.revision}`} page={page} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 3, alignItems: 'start' }}>
        <LegalWords key={page.revision} page={page} />
        <Paper component="section" aria-label="As the shop shows it" sx={{ p: 2 }} lang={tag}>
          <Typography variant="h6" component="h2">
            {page.title}
          </Typography>
          {/* The server has cleaned and rendered it, as for the shop. */}
          <Box dangerouslySetInnerHTML={{ __html: page.html }} />
        </Paper>
      </Box>
    </Box>
  );
}
