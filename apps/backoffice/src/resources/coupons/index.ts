import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CouponCreate, CouponEdit } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';

export const coupons: BackOfficeResource = {
  name: 'coupons',
  area: 'marketing',
  section: 'Marketing',
  label: 'Coupons',
  singular: 'Coupon',
  icon: ConfirmationNumberIcon,
  position: 10,
  list: CouponList,
  edit: CouponEdit,
  create: CouponCreate,
  recordRepresentation: 'code',
};
