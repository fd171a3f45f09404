import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { AttributeEdit, AttributeList } from './attribute-names.tsx';
import { ValueCreate, ValueEdit } from './value-form.tsx';
import { ValueList } from './value-list.tsx';

/** Attribute values: colours, sizes, materials. */
export const attributeValues: BackOfficeResource = {
  name: 'attribute-values',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Attribute values',
  singular: 'Attribute value',
  icon: PaletteIcon,
  position: 50,
  list: ValueList,
  edit: ValueEdit,
  create: ValueCreate,
  recordRepresentation: 'code',
};

/** Names of attributes. */
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
