import type { ErrorCode } from '#lib/api/error-texts.ts';

/** The result of a submitted choice. */
export interface ConsentAnswer {
  isRecorded: boolean;
  failure?: ErrorCode;
}
