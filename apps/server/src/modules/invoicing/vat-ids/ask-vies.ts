import { z } from 'zod';

/** The answer of the Commission's register about a VAT id. */
export interface ViesAnswer {
  isValid: boolean;
  /** Proves the request to a tax office; empty if the request named no requester. */
  consultation: string;
}

/** VIES, or the register of a member state behind it, does not answer at present. */
export class ViesUnavailable extends Error {
  constructor(readonly reason: string) {
    super(`VIES does not answer: ${reason}`);
  }
}

interface ViesRequest {
  /** The address of the REST API, without a trailing slash. */
  baseUrl: string;
  /** With its prefix, `EL` for Greece. */
  vatId: string;
  /** The shop's own VAT id, so that the answer gets a consultation number; empty: none. */
  requester: string;
  /** How long to wait for the answer, in ms. */
  timeoutMs?: number;
}

const USUAL_TIMEOUT_MS = 10_000;
const answerSchema = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });
const failureSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/**
 * Checks a VAT id with VIES through its REST API (`POST /check-vat-number`).
 * @throws ViesUnavailable if VIES gives no answer: a member state's register is down, too many requests, no connection
 */
export async function askVies({ baseUrl, vatId, requester, timeoutMs = USUAL_TIMEOUT_MS }: ViesRequest): Promise<ViesAnswer> {
  const body = {
    ...splitVatId(vatId),
    ...(requester !== '' && { requesterMemberStateCode: splitVatId(requester).countryCode, requesterNumber: splitVatId(requester).vatNumber }),
  };
  const answer = await post(`${baseUrl}/check-vat-number`, body, timeoutMs);
  const found = answerSchema.safeParse(answer);
  if (found.success) return { isValid: found.data.valid, consultation: found.data.requestIdentifier ?? '' };
  const failure = failureSchema.safeParse(answer);
  const [code = 'UNREADABLE'] = failure.success ? failure.data.errorWrappers.map(({ error }) => error) : [];
  if (code === 'INVALID_INPUT') return { isValid: false, consultation: '' };
  // The shop's own number is not registered: the id can still be checked, without a consultation number.
  if (code === 'INVALID_REQUESTER_INFO' && requester !== '') return askVies({ baseUrl, vatId, requester: '', timeoutMs });
  throw new ViesUnavailable(code);
}

async function post(url: string, body: object, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await response.json();
  } catch (error) {
    throw new ViesUnavailable(error instanceof Error ? error.message : 'no connection');
  }
}

const splitVatId = (vatId: string) => ({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) });
