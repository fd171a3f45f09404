import type { ErrorCode } from '#lib/error-texts.ts';

/** The result of a submitted choice. */
export interface ConsentAnswer {
  isRecorded: boolean;
  failure?: ErrorCode;
}
