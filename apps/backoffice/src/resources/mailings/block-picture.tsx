import { useState, type ChangeEvent } from 'react';
import { useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { allowedFiles, uploadMedia } from '#fields/upload-media.ts';

interface Props {
  mediaId: number | null;
  onChange: (mediaId: number | null) => void;
}

/** Uploads the picture of a block. */
export function BlockPicture({ mediaId, onChange }: Props) {
  const mailing = useRecordContext<MailingRecordData>();
  const [uploaded, setUploaded] = useState<{ mediaId: number; imageUrl: string }>();
  const [refusal, setRefusal] = useState('');
  const address = [...(uploaded ? [uploaded] : []), ...(mailing?.images ?? [])].find((image) => image.mediaId === mediaId)?.imageUrl;
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefusal('');
    try {
      const data = await uploadMedia(file);
      setUploaded(data);
      onChange(data.mediaId);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Box sx={{ mb: 1 }}>
      {address !== undefined && (
        <img src={`/_ipx/f_webp,w_640${address}`} alt="" width={240} style={{ display: 'block', height: 'auto', borderRadius: 4 }} />
      )}
      <Button component="label" size="small">
        {mediaId === null ? 'Choose picture' : 'Replace picture'}
        <input type="file" accept={allowedFiles.pictures.accept} hidden onChange={(event) => void upload(event)} />
      </Button>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {allowedFiles.pictures.hint}
      </Typography>
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
    </Box>
  );
}
