import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { LegalPageRecordBody } from '@selvedge/server/admin/settings';
import { formatDay } from '#fields/formats.ts';
import { call } from '#frame/call.ts';

/** Shows the reviewer of the current version of the page, if any. */
export function LegalReview({ page: { id, languageId, revision, review } }: { page: LegalPageRecordBody }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [reviewer, setReviewer] = useState(review.by ?? '');
  const note = async (name: string | null) => {
    try {
      await call('POST /admin/legal-pages/{id}/review', { path: { id }, body: { languageId, revision, reviewer: name } });
      await client.invalidateQueries({ queryKey: ['legal-pages'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const reviewedOn = review.at ? `on ${formatDay(review.at)}` : '';
  return (
    <Box component="section" aria-label="Review" sx={{ mb: 2 }}>
      {review.state === 'reviewed' ? (
        <Alert severity="success" action={<Button onClick={() => void note(null)}>Needs a new review</Button>}>
          Reviewed by {review.by} {reviewedOn}.
        </Alert>
      ) : (
        <Alert severity="warning">
          {review.state === 'changed'
            ? `Changed since ${review.by} reviewed it ${reviewedOn}. A new review is needed.`
            : 'Not reviewed. Have a local lawyer review this template before you open the country.'}
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, flexWrap: 'wrap' }}>
            <TextField size="small" label="Reviewed by" value={reviewer} onChange={(event) => setReviewer(event.target.value)} helperText={false} />
            <Button variant="contained" disabled={reviewer.trim().length < 2} onClick={() => void note(reviewer)}>
              Mark as reviewed
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}
