import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import PageIcon from '@mui/icons-material/DescriptionOutlined';
import TopicIcon from '@mui/icons-material/TopicOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { TopicCreate, TopicEdit, TopicList } from './topics.tsx';
import { formsOf } from './writing-form.tsx';
import { listOf } from './writing-list.tsx';

const shared = { area: 'content', section: 'Marketing' } as const;

/** What is written for people to read, and what it stands under. */
export const writings: readonly BackOfficeResource[] = [
  {
    ...shared,
    name: 'articles',
    label: 'Articles',
    icon: ArticleIcon,
    position: 50,
    list: listOf(true),
    ...formsOf('article'),
    recordRepresentation: 'slug',
  },
  {
    ...shared,
    name: 'questions',
    label: 'Questions',
    icon: HelpIcon,
    position: 51,
    list: listOf(true),
    ...formsOf('question'),
    recordRepresentation: 'id',
  },
  { ...shared, name: 'pages', label: 'Pages', icon: PageIcon, position: 52, list: listOf(false), ...formsOf('page'), recordRepresentation: 'slug' },
  {
    ...shared,
    name: 'topics',
    label: 'Topics',
    icon: TopicIcon,
    position: 53,
    list: TopicList,
    edit: TopicEdit,
    create: TopicCreate,
    recordRepresentation: 'name',
  },
];
