import type { ErrorCode } from '#lib/error-texts.ts';

/** What came of a choice that was sent. */
export interface ConsentAnswer {
  isRecorded: boolean;
  failure?: ErrorCode;
}
