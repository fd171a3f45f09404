import ReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewShow } from './review-show.tsx';

export const reviews: BackOfficeResource = {
  name: 'reviews',
  area: 'reviews',
  section: 'Customers',
  label: 'Reviews',
  singular: 'Review',
  waiting: 'reviews',
  icon: ReviewsIcon,
  position: 50,
  list: ReviewList,
  show: ReviewShow,
  recordRepresentation: 'product',
};
