import DiscountIcon from '@mui/icons-material/LocalOfferOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { DiscountCreate, DiscountEdit } from './discount-form.tsx';
import { DiscountList } from './discount-list.tsx';

export const affiliateDiscounts: BackOfficeResource = {
  name: 'affiliate-discounts',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Affiliate discounts',
  singular: 'Affiliate discount',
  icon: DiscountIcon,
  position: 50,
  list: DiscountList,
  edit: DiscountEdit,
  create: DiscountCreate,
  recordRepresentation: 'name',
};
