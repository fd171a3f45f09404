import AnswerIcon from '@mui/icons-material/QuickreplyOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CannedAnswerCreate, CannedAnswerEdit } from './canned-answer-form.tsx';
import { CannedAnswerList } from './canned-answer-list.tsx';

/** Texts that staff insert into replies. */
export const cannedAnswers: BackOfficeResource = {
  name: 'canned-answers',
  area: 'customers',
  section: 'Customers',
  label: 'Canned answers',
  singular: 'Canned answer',
  icon: AnswerIcon,
  position: 65,
  list: CannedAnswerList,
  edit: CannedAnswerEdit,
  create: CannedAnswerCreate,
};
