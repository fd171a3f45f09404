import { useInput, useRecordContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import { call } from '#frame/call.ts';
import { PictureField } from './picture-field.tsx';
import type { allowedFiles } from './upload-media.ts';

interface PictureInputProps {
  source?: string;
  label: string;
  allows?: keyof typeof allowedFiles;
}

/** Edits the picture or video of a record. */
export function PictureInput({ source = 'mediaId', label, allows = 'media' }: PictureInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const record = useRecordContext<{ id: number; imageUrl?: string | null }>();
  // A form of a new record has an empty text instead of null.
  const mediaId = field.value ? Number(field.value) : null;
  return (
    <Box sx={{ mb: 2 }}>
      <PictureField
        mediaId={mediaId}
        address={record?.imageUrl}
        onChange={field.onChange}
        label={label}
        allows={allows}
        error={fieldState.error?.message ?? ''}
      />
      {mediaId !== null && <DefaultTexts mediaId={mediaId} />}
    </Box>
  );
}

/** Shows the alternative text of the picture in the media library, which the shop uses where the record has none. */
function DefaultTexts({ mediaId }: { mediaId: number }) {
  const { data } = useQuery({
    queryKey: ['media', 'texts', mediaId],
    queryFn: async ({ signal }) => (await call('GET /admin/media', { query: { ids: String(mediaId) }, signal })).data,
  });
  const alts = data?.[0]?.alts ?? [];
  const [first] = alts;
  if (!first) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {`Alt text of the picture: “${first.alt}” (${alts.length} of ${languages.length} languages). The shop uses it where you leave the alt text empty.`}
    </Typography>
  );
}
