import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';

/** The maximum length of a tag, and the maximum number of tags in one change. */
const [MAX_TAG_LENGTH, MAX_TAGS] = [40, 20];

/** The number of tags in use that are offered for selection. */
export const MAX_OFFERED_TAGS = 100;

const tags = z.array(textField.trim().min(1, 'Enter a tag').max(MAX_TAG_LENGTH)).max(MAX_TAGS).default([]);

/** Tags to add to a record and to remove from it. Upper and lower case are the same tag. */
export const tagChangeSchema = z.object({ add: tags, remove: tags }).openapi('TagChange');

/** A filter of a list by one tag. */
export const tagFilter = textField.trim().max(MAX_TAG_LENGTH);
