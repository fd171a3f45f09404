import { DeleteButton, required, SaveButton, SimpleForm, TextInput, Toolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@selvedge/server/admin/media';
import { formatTime, formatSize } from '#fields/formats.ts';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { getThumbnailAddress, isVideo } from '#fields/media/media-thumbnail.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { FocalPointInput } from './focal-point-input.tsx';
import { MediaUses } from './media-uses.tsx';

/** Shows a picture or video with its facts and uses, and edits its name, focal point and alternative texts. */
export function MediaEdit() {
  return (
    <GuardedEdit>
      <SimpleForm toolbar={<MediaToolbar />}>
        <MediaFields />
      </SimpleForm>
    </GuardedEdit>
  );
}

const altFields = [{ source: 'alt', label: 'Alt text' }];

function MediaFields() {
  const item = useRecordContext<MediaRecord>();
  if (!item) return null;
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 4fr)' } }}>
      <Box sx={{ minWidth: 0 }}>{isVideo(item) ? <VideoPreview item={item} /> : <FocalPointInput item={item} />}</Box>
      <Box sx={{ minWidth: 0 }}>
        <TextInput source="fileName" label="File name" validate={required()} fullWidth />
        <Facts item={item} />
        <MediaUses uses={item.uses} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Typography variant="subtitle1" component="h2">
          Alt texts
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Describe what the picture shows. Products use these texts. Articles, campaigns and blocks use them where they have no alt text of their own.
        </Typography>
        <TextsInput source="alts" fields={altFields} />
      </Box>
    </Box>
  );
}

const VideoPreview = ({ item }: { item: MediaRecord }) => (
  <video
    controls
    muted
    preload="none"
    src={item.imageUrl}
    poster={getThumbnailAddress(item.imageUrl, 960)}
    aria-label={item.fileName}
    style={{ display: 'block', width: '100%', height: 'auto', aspectRatio: `${item.width} / ${item.height}` }}
  />
);

function Facts({ item: { imageMimeType, width, height, bytes, createdAt, uploadedBy, imageUrl } }: { item: MediaRecord }) {
  const facts = [
    ['Type', imageMimeType],
    ['Dimensions', `${width} × ${height} px`],
    ['Size', bytes === null ? 'Unknown' : formatSize(bytes)],
    ['Added', createdAt === null ? 'Unknown' : formatTime(createdAt)],
    ['Uploaded by', uploadedBy ?? 'Not uploaded in the back office'],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, my: 2, typography: 'body2' }}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name="Address">
        <Link href={imageUrl} target="_blank" rel="noreferrer">
          {imageUrl}
        </Link>
      </Fact>
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

function MediaToolbar() {
  const item = useRecordContext<MediaRecord>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
      <SaveButton alwaysEnable={false} />
      {item?.isUsed ? (
        <Typography variant="body2" color="text.secondary">
          In use, so it cannot be deleted
        </Typography>
      ) : (
        <DeleteButton mutationMode="pessimistic" />
      )}
    </Toolbar>
  );
}
