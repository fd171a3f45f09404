import { useState, type ChangeEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getErrorMessage } from '#frame/http-error.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { getThumbnailAddress } from './media-thumbnail.tsx';
import { allowedFiles, uploadMedia, type UploadedMedia } from './upload-media.ts';

interface PictureFieldProps {
  mediaId: number | null;
  /** The address of the stored picture. */
  address: string | null | undefined;
  onChange: (mediaId: number | null) => void;
  label: string;
  allows?: keyof typeof allowedFiles;
  error?: string;
}

/** Uploads an image, or a video with its poster if the field allows videos, or takes one of the media library. */
export function PictureField({ mediaId, address, onChange, label, allows = 'media', error = '' }: PictureFieldProps) {
  const allowed = allowedFiles[allows];
  const [chosen, setChosen] = useState<UploadedMedia>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const choose = (media: UploadedMedia) => {
    setChosen(media);
    onChange(media.mediaId);
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefusal('');
    try {
      choose(await uploadMedia(file));
    } catch (failure) {
      setRefusal(getErrorMessage(failure));
    }
  };
  const shownError = refusal || error;
  return (
    <Box sx={{ mb: 1 }}>
      {mediaId !== null && <Preview address={chosen?.mediaId === mediaId ? chosen.imageUrl : address} label={label} />}
      <Button component="label">
        {label}
        <input type="file" accept={allowed.accept} hidden onChange={(event) => void upload(event)} />
      </Button>
      <Button onClick={() => setIsChoosing(true)}>Choose from library</Button>
      {mediaId !== null && <Button onClick={() => onChange(null)}>Remove</Button>}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {allowed.hint}
      </Typography>
      {shownError && <Alert severity="error">{shownError}</Alert>}
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
