import { useLingui } from '@lingui/react';
import { Chip } from '#ui/chip.tsx';
import { statusTexts, toneOf } from './status-texts.ts';

/** Where an order stands. */
export function StatusChip({ status }: { status: string }) {
  const { i18n } = useLingui();
  return <Chip tone={toneOf(status)}>{statusTexts[status] ? i18n._(statusTexts[status]) : status}</Chip>;
}
