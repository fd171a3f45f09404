import { ShopError } from '#kit/errors';
import type { MediaUse } from '#modules/media';

/** Number of records that the message names. */
const named = 3;

/** Records use the picture or video, so it is not deleted. */
export class MediaInUse extends ShopError {
  constructor(fileName: string, uses: readonly MediaUse[]) {
    const names = uses.slice(0, named).map(({ kind, record, title }) => `${kind.replaceAll('-', ' ')} “${title || record}”`);
    const more = uses.length > named ? ' and others' : '';
    const users = names.length > 0 ? `${names.join(', ')}${more}` : 'a record that was saved in the meantime';
    super('MediaInUse', 409, `“${fileName}” is used by ${users}. Remove it there first.`, {
      fileName,
      uses: uses.slice(0, named).map(({ kind, record, title }) => ({ kind, record, title })),
    });
  }
}
