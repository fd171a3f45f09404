import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import type { AdminMediaRow } from '@selvedge/server/admin/media';

/** Returns the address of a picture, or of the poster of a video, in a width. @param width one of the widths of the image proxy, in pixels */
export const getThumbnailAddress = (imageUrl: string, width: number): string =>
  `/_ipx/f_webp,w_${width}${imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`}`;

export const isVideo = ({ imageMimeType }: Pick<AdminMediaRow, 'imageMimeType'>): boolean => imageMimeType.startsWith('video/');

/** Shows a whole picture in a square, or the poster of a video with a sign. The text next to it names the file. */
export const MediaThumbnail = ({ item }: { item: AdminMediaRow }) => (
  <Box sx={{ position: 'relative', aspectRatio: '1', bgcolor: 'background.default', width: '100%' }}>
    <img
      src={getThumbnailAddress(item.imageUrl, 360)}
      alt=""
      width={360}
      height={360}
      loading="lazy"
      style={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
    />
    {isVideo(item) && (
      <VideoIcon
        titleAccess="Video"
        sx={{ position: 'absolute', right: 8, bottom: 8, color: '#fff', bgcolor: 'rgba(0, 0, 0, .6)', borderRadius: '50%' }}
      />
    )}
  </Box>
);
