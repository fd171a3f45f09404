import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CareCode } from '@selvedge/server/contract';

/**
 * The text of each care symbol. A missing text is a compile error. Ids are derived from the codes, so that `formatCode` finds them
 * without importing this list.
 */
export const careTexts = {
  'wash-30': msg({ id: 'care.wash-30', message: 'Machine wash at 30 °C' }),
  'wash-40': msg({ id: 'care.wash-40', message: 'Machine wash at 40 °C' }),
  'wash-60': msg({ id: 'care.wash-60', message: 'Machine wash at 60 °C' }),
  'hand-wash': msg({ id: 'care.hand-wash', message: 'Wash by hand' }),
  'do-not-wash': msg({ id: 'care.do-not-wash', message: 'Do not wash' }),
  'do-not-bleach': msg({ id: 'care.do-not-bleach', message: 'Do not bleach' }),
  'tumble-low': msg({ id: 'care.tumble-low', message: 'Tumble dry at low heat' }),
  'do-not-tumble-dry': msg({ id: 'care.do-not-tumble-dry', message: 'Do not tumble dry' }),
  'dry-flat': msg({ id: 'care.dry-flat', message: 'Dry flat' }),
  'iron-low': msg({ id: 'care.iron-low', message: 'Iron at low heat' }),
  'iron-medium': msg({ id: 'care.iron-medium', message: 'Iron at medium heat' }),
  'do-not-iron': msg({ id: 'care.do-not-iron', message: 'Do not iron' }),
  'dry-clean-p': msg({ id: 'care.dry-clean-p', message: 'Professional dry-cleaning' }),
  'do-not-dry-clean': msg({ id: 'care.do-not-dry-clean', message: 'Do not dry-clean' }),
} satisfies Record<CareCode, MessageDescriptor>;
