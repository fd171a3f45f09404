import { Form, ResourceContextProvider, SaveButton, Title, useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { ProgrammeRecord } from '@selvedge/server/admin/affiliates';
import { guarded } from '#fields/form-guard.tsx';
import { call } from '#frame/call.ts';
import { getFieldErrors, getErrorMessage } from '#frame/http-error.ts';
import { ProgrammeFields } from './programme-fields.tsx';
import { Section } from '../orders/show/section.tsx';

const key = ['affiliate-programme'];

/** Edits the settings of the affiliate programme. */
export function ProgrammePage() {
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await call('GET /admin/affiliate-programme')).data,
    refetchOnWindowFocus: false,
  });
  const client = useQueryClient();
  const notify = useNotify();
  const save = async (changed: Partial<ProgrammeRecord>) => {
    if (!data) return undefined;
    const { id: _, ...form } = { ...data, ...changed };
    try {
      const saved = await call('PUT /admin/affiliate-programme', { body: { ...form, revision: data.revision } });
      client.setQueryData(key, saved.data);
      notify('Saved', { type: 'success' });
      return undefined;
    } catch (error) {
      const errors = getFieldErrors(error);
      if (Object.keys(errors).length === 0) notify(getErrorMessage(error), { type: 'error' });
      return errors;
    }
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 700 }}>
      <Title title="Affiliate programme" />
      {data && (
        <Section title="Settings">
          <ResourceContextProvider value="affiliate-programme">
            <Form key={data.revision} record={data} onSubmit={save} {...guarded}>
              <ProgrammeFields />
              <SaveButton sx={{ mt: 2 }} />
            </Form>
          </ResourceContextProvider>
        </Section>
      )}
    </Box>
  );
}
