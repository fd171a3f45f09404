import { useState, type ChangeEvent } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { allowedFiles, uploadMedia } from './upload-media.ts';

interface PictureInputProps {
  source?: string;
  label: string;
  allows?: keyof typeof allowedFiles;
}

/** Uploads an image, or a video with its poster if the field allows videos. */
export function PictureInput({ source = 'mediaId', label, allows = 'media' }: PictureInputProps) {
  const allowed = allowedFiles[allows];
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const record = useRecordContext<{ id: number; imageUrl?: string | null }>();
  const [uploadedUrl, setUploadedUrl] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const uploadPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefusal('');
    try {
      const data = await uploadMedia(file);
      setUploadedUrl(data.imageUrl);
      field.onChange(data.mediaId);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  // A form of a new record has an empty text instead of null.
  const hasPicture = Boolean(field.value);
  const address = hasPicture ? (uploadedUrl ?? record?.imageUrl ?? undefined) : undefined;
  return (
    <Box sx={{ mb: 2 }}>
      {address && <img src={`/_ipx/f_webp,w_640${address}`} alt={label} width={240} style={{ display: 'block', height: 'auto' }} />}
      <Button component="label">
        {label}
        <input type="file" accept={allowed.accept} hidden onChange={(event) => void uploadPicture(event)} />
      </Button>
      {hasPicture && <Button onClick={() => field.onChange(null)}>Remove</Button>}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {allowed.hint}
      </Typography>
      {(refusal || fieldState.error?.message) && <Alert severity="error">{refusal || fieldState.error?.message}</Alert>}
    </Box>
  );
}
