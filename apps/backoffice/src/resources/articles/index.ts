import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import PageIcon from '@mui/icons-material/DescriptionOutlined';
import TopicIcon from '@mui/icons-material/TopicOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { TopicCreate, TopicEdit, TopicList } from './topics.tsx';
import { buildForms } from './content-form.tsx';
import { buildList } from './content-list.tsx';

const shared = { area: 'content', section: 'Content' } as const;

/** Articles, questions and pages, and their topics. */
export const contentResources: readonly BackOfficeResource[] = [
  {
    ...shared,
    name: 'articles',
    label: 'Articles',
    singular: 'Article',
    icon: ArticleIcon,
    position: 50,
    list: buildList(true),
    ...buildForms('article'),
    recordRepresentation: 'slug',
  },
  {
    ...shared,
    name: 'questions',
    label: 'Questions',
    singular: 'Question',
    icon: HelpIcon,
    position: 51,
    list: buildList(true),
    ...buildForms('question'),
    recordRepresentation: 'id',
  },
  {
    ...shared,
    name: 'pages',
    label: 'Pages',
    singular: 'Page',
    icon: PageIcon,
    position: 52,
    list: buildList(false),
    ...buildForms('page'),
    recordRepresentation: 'slug',
  },
  {
    ...shared,
    name: 'topics',
    label: 'Topics',
    singular: 'Topic',
    icon: TopicIcon,
    position: 53,
    list: TopicList,
    edit: TopicEdit,
    create: TopicCreate,
    recordRepresentation: 'name',
  },
];
