import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { WebhookCreate, WebhookEdit } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';

export const webhooks: BackOfficeResource = {
  name: 'webhooks',
  area: 'settings',
  section: 'System',
  label: 'Webhooks',
  singular: 'Webhook',
  icon: WebhookIcon,
  position: 50,
  list: WebhookList,
  edit: WebhookEdit,
  create: WebhookCreate,
  recordRepresentation: 'url',
};
