import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { AttributeEdit, AttributeList } from './attribute-names.tsx';
import { ValueCreate, ValueEdit } from './value-form.tsx';
import { ValueList } from './value-list.tsx';

/** Colours, sizes, materials: what products are made in and filtered by. */
export const attributeValues: BackOfficeResource = {
  name: 'attribute-values',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Colours, sizes, values',
  icon: PaletteIcon,
  position: 50,
  list: ValueList,
  edit: ValueEdit,
  create: ValueCreate,
  recordRepresentation: 'code',
};

/** What each attribute is called. */
export const attributes: BackOfficeResource = {
  name: 'attributes',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Attribute names',
  icon: LabelIcon,
  position: 55,
  list: AttributeList,
  edit: AttributeEdit,
  recordRepresentation: 'id',
};
