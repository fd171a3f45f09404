import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useInput, useRecordContext } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ProductForm, ProductRecord } from '@selvedge/server/admin/catalog';
import { allowedFiles, uploadMedia } from '#fields/upload-media.ts';
import { PictureCard } from './picture-card.tsx';

type Picture = ProductForm['pictures'][number] & { imageUrl?: string };

/** Edits the images in order: dropped, dragged or moved by keyboard, each with its colour and alternative text. */
export function PicturesInput() {
  const { field, fieldState } = useInput({ source: 'pictures', defaultValue: [] });
  const pictures = useWatch<{ pictures: Picture[] }>({ name: 'pictures' }) as Picture[];
  const product = useRecordContext<ProductRecord>();
  const [dragged, setDragged] = useState<number>();
  const { refused, waiting, take: uploadPictures } = useUploads((uploaded) => field.onChange([...pictures, ...uploaded]));
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop: (files) => void uploadPictures(files) });

  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (!moved || to < 0 || to >= pictures.length) return;
    const others = pictures.filter((_, at) => at !== from);
    field.onChange([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  const getImageUrl = ({ mediaId, imageUrl }: Picture) => imageUrl ?? product?.images.find((image) => image.mediaId === mediaId)?.imageUrl ?? '';

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        {...getRootProps()}
        sx={{ border: '1px dashed', borderColor: isDragActive ? 'primary.main' : 'divider', p: 3, textAlign: 'center', cursor: 'pointer', mb: 2 }}
      >
        <input {...getInputProps({ 'aria-label': 'Add pictures' })} />
        <Typography>Drop pictures and videos here or click to choose files</Typography>
        <Typography variant="caption" color="text.secondary">
          {allowedFiles.media.hint}
        </Typography>
      </Box>
      {waiting > 0 && <LinearProgress aria-label={`Uploading ${waiting} pictures`} />}
      {[...(fieldState.error?.message ? [fieldState.error.message] : []), ...refused].map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ mb: 1 }}>
          {sentence}
        </Alert>
      ))}
      {pictures.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          No photo yet. The product cannot be published without one.
        </Typography>
      )}
      <Box component="ol" aria-label="Pictures" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0 }}>
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.mediaId}
            index={index}
            count={pictures.length}
            picture={picture}
            imageUrl={getImageUrl(picture)}
            onMove={(to) => move(index, to)}
            onRemove={() => field.onChange(pictures.filter((_, at) => at !== index))}
            onChange={(change) => field.onChange(pictures.map((known, at) => (at === index ? { ...known, ...change } : known)))}
            onDragStart={() => setDragged(index)}
            onDropHere={() => {
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Uploads files one after the other; a refused file is reported by name. */
function useUploads(onUploaded: (pictures: Picture[]) => void) {
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);
  const uploadPictures = async (files: readonly File[]) => {
    setRefused([]);
    setWaiting(files.length);
    const uploaded: Picture[] = [];
    for (const file of files) {
      try {
        const { mediaId, imageUrl } = await uploadMedia(file);
        uploaded.push({ mediaId, colorId: null, alts: [], imageUrl });
      } catch (error) {
        setRefused((before) => [...before, `${file.name}: ${(error as Error).message}`]);
      }
      setWaiting((before) => before - 1);
    }
    if (uploaded.length > 0) onUploaded(uploaded);
  };
  return { waiting, refused, take: uploadPictures };
}
