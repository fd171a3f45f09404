import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useInput, useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductForm, ProductRecord } from '@selvedge/server/admin/catalog';
import { LibraryDialog } from '#fields/media/library-dialog.tsx';
import { UploadArea } from '#fields/media/upload-area.tsx';
import { PictureCard } from './picture-card.tsx';

type Picture = ProductForm['pictures'][number] & { imageUrl?: string };

/** Edits the images in order: dropped, dragged or moved by keyboard, each with its colour and alternative text. */
export function PicturesInput() {
  const { field, fieldState } = useInput({ source: 'pictures', defaultValue: [] });
  const pictures = useWatch<{ pictures: Picture[] }>({ name: 'pictures' }) as Picture[];
  const product = useRecordContext<ProductRecord>();
  const [dragged, setDragged] = useState<number>();
  const addPictures = (added: readonly Picture[]) => {
    const known = new Set(pictures.map(({ mediaId }) => mediaId));
    field.onChange([...pictures, ...added.filter(({ mediaId }) => !known.has(mediaId))]);
  };

  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (!moved || to < 0 || to >= pictures.length) return;
    const others = pictures.filter((_, at) => at !== from);
    field.onChange([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  const getImageUrl = ({ mediaId, imageUrl }: Picture) => imageUrl ?? product?.images.find((image) => image.mediaId === mediaId)?.imageUrl ?? '';

  return (
    <Box sx={{ width: '100%' }}>
      <NewPictures onAdd={addPictures} />
      {fieldState.error?.message && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {fieldState.error.message}
        </Alert>
      )}
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

/** Uploads pictures, or takes pictures of the media library with their alternative texts. */
function NewPictures({ onAdd }: { onAdd: (added: Picture[]) => void }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <UploadArea
        label="Add pictures"
        onUploaded={(uploaded) => onAdd(uploaded.map(({ mediaId, imageUrl }) => ({ mediaId, colorId: null, alts: [], imageUrl })))}
      />
      <Button onClick={() => setIsChoosing(true)} sx={{ mb: 1 }}>
        Choose from library
      </Button>
      {isChoosing && (
        <LibraryDialog
          allows="media"
          isMultiple
          onClose={() => setIsChoosing(false)}
          onChoose={(chosen) => {
            setIsChoosing(false);
            onAdd(chosen.map(({ id, alts, imageUrl }) => ({ mediaId: id, colorId: null, alts, imageUrl })));
          }}
        />
      )}
    </>
  );
}
