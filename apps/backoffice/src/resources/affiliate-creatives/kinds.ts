import type { AdminCreativeRow } from '@selvedge/server/admin/affiliates';
import { toChoices } from '../orders/labels.ts';

export const kindNames: Readonly<Record<AdminCreativeRow['kind'], string>> = { banner: 'Banner', text: 'Text' };
export const kindChoices = toChoices(kindNames);
