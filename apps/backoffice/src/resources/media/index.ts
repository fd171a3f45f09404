import PictureIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { MediaEdit } from './media-edit.tsx';
import { MediaList } from './media-list.tsx';

/** The media library: all pictures and videos. */
export const mediaLibrary: BackOfficeResource = {
  name: 'media',
  area: ['content', 'catalog', 'marketing', 'affiliates'],
  section: 'Content',
  label: 'Media',
  singular: 'File',
  icon: PictureIcon,
  position: 44,
  list: MediaList,
  edit: MediaEdit,
  recordRepresentation: 'fileName',
};
