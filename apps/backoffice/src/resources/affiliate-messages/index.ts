import AnnouncementsIcon from '@mui/icons-material/CampaignOutlined';
import ConversationsIcon from '@mui/icons-material/ForumOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { AnnouncementCreate, AnnouncementEdit } from './announcement-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { ConversationList } from './conversation-list.tsx';

export const affiliateAnnouncements: BackOfficeResource = {
  name: 'affiliate-announcements',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Announcements',
  singular: 'Announcement',
  icon: AnnouncementsIcon,
  position: 57,
  list: AnnouncementList,
  edit: AnnouncementEdit,
  create: AnnouncementCreate,
};

export const affiliateConversations: BackOfficeResource = {
  name: 'affiliate-conversations',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Conversations',
  singular: 'Conversation',
  waiting: 'affiliateReplies',
  icon: ConversationsIcon,
  position: 25,
  list: ConversationList,
  recordRepresentation: 'code',
};
