import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languages } from '@selvedge/i18n';
import { useReference } from '#fields/use-choices.ts';
import { call } from '#frame/call.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailSentences } from './mail-sentences.tsx';

/** Edits the texts of an email next to a preview, in one language and country. */
export function MailEdit() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [countryId, setCountryId] = useState(3);
  const languageId = Number(query.get('languageId') ?? 1);
  const queryKey = ['mails', id, languageId];
  const { data: mail } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /admin/mails/{id}', { path: { id }, query: { languageId } })).data,
    // A refetch would overwrite the input.
    refetchOnWindowFocus: false,
  });
  const countries = useReference().data?.countries ?? [];
  if (!mail) return <Loading />;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={mail.name} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        <TextField
          select
          label="Language"
          value={languageId}
          onChange={(event) => setQuery({ languageId: event.target.value })}
          sx={{ minWidth: 200 }}
        >
          {languages.map((language) => (
            <MenuItem key={language.id} value={language.id}>
              {language.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Country"
          value={countries.length > 0 ? countryId : ''}
          onChange={(event) => setCountryId(Number(event.target.value))}
          sx={{ minWidth: 200 }}
        >
          {countries.map((country) => (
            <MenuItem key={country.id} value={country.id}>
              {country.name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 3, alignItems: 'start' }}>
        <MailSentences key={mail.revision} mail={mail} />
        <MailPreview mail={mail} countryId={countryId} />
      </Box>
    </Box>
  );
}
