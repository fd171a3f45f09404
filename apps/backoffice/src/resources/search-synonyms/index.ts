import SynonymsIcon from '@mui/icons-material/ManageSearchOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { SynonymsCreate, SynonymsEdit } from './synonyms-form.tsx';
import { SynonymsList } from './synonyms-list.tsx';

export const searchSynonyms: BackOfficeResource = {
  name: 'search-synonyms',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Search synonyms',
  singular: 'Group of synonyms',
  icon: SynonymsIcon,
  position: 80,
  list: SynonymsList,
  edit: SynonymsEdit,
  create: SynonymsCreate,
};
