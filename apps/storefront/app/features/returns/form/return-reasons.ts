import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Return reasons in the order in which they are offered. The codes are those of the API. */
export const returnReasons: Readonly<Record<string, MessageDescriptor>> = {
  'too-small': msg`Too small`,
  'too-large': msg`Too large`,
  'not-as-shown': msg`It doesn’t look as shown`,
  faulty: msg`It’s faulty`,
  'wrong-item': msg`I received the wrong item`,
  'too-late': msg`It arrived too late`,
  'changed-mind': msg`I’ve changed my mind`,
  other: msg`Another reason`,
};
