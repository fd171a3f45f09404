import { useLingui } from '@lingui/react';
import { errorText } from '#lib/api/error-texts.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Refusal } from './refusal.ts';

/** Shows the error of a whole form. Shows nothing if the errors are next to their fields. */
export function RefusalNotice({ refusal, text }: { refusal: Refusal | null | undefined; text?: string | null }) {
  const { i18n } = useLingui();
  if (!refusal || refusal.issues.length > 0) return null;
  return (
    <div tabIndex={-1} data-refusal="">
      <Notice tone="error">{text ?? errorText(i18n, refusal.code, refusal.params)}</Notice>
    </div>
  );
}
