import { useState, type ChangeEvent } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { getThumbnailAddress } from './media-thumbnail.tsx';
import { allowedFiles, uploadMedia } from './upload-media.ts';

interface PictureInputProps {
  source?: string;
  label: string;
  allows?: keyof typeof allowedFiles;
}

/** Uploads an image, or a video with its poster if the field allows videos, or takes one of the media library. */
export function PictureInput({ source = 'mediaId', label, allows = 'media' }: PictureInputProps) {
  const allowed = allowedFiles[allows];
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const record = useRecordContext<{ id: number; imageUrl?: string | null }>();
  const [chosenUrl, setChosenUrl] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const choose = ({ mediaId, imageUrl }: { mediaId: number; imageUrl: string }) => {
    setChosenUrl(imageUrl);
    field.onChange(mediaId);
  };
  const uploadPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefusal('');
    try {
      choose(await uploadMedia(file));
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  // A form of a new record has an empty text instead of null.
  const hasPicture = Boolean(field.value);
  const error = refusal || fieldState.error?.message;
  return (
    <Box sx={{ mb: 2 }}>
      {hasPicture && <Preview address={chosenUrl ?? record?.imageUrl} label={label} />}
      <Button component="label">
        {label}
        <input type="file" accept={allowed.accept} hidden onChange={(event) => void uploadPicture(event)} />
      </Button>
      <Button onClick={() => setIsChoosing(true)}>Choose from library</Button>
      {hasPicture && <Button onClick={() => field.onChange(null)}>Remove</Button>}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {allowed.hint}
      </Typography>
      {hasPicture && <DefaultTexts mediaId={Number(field.value)} />}
      {error && <Alert severity="error">{error}</Alert>}
      {isChoosing && (
        <LibraryDialog
          allows={allows}
          onClose={() => setIsChoosing(false)}
          onChoose={([item]) => {
            setIsChoosing(false);
            if (item) choose({ mediaId: item.id, imageUrl: item.imageUrl });
          }}
        />
      )}
    </Box>
  );
}

function Preview({ address, label }: { address: string | null | undefined; label: string }) {
  if (!address) return null;
  return <img src={getThumbnailAddress(address, 640)} alt={label} width={240} style={{ display: 'block', height: 'auto' }} />;
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
