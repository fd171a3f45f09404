import { and, eq } from 'drizzle-orm';
import { days as toMs, now } from '#kit/clock';
import { toOneLine } from '#kit/one-line';
import { buildApiSecret, isApiTokenOpen } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { TooManyApiTokens } from '../errors.ts';
import { lockLedger } from '../ledger/write-entries.ts';
import type { CreatedAffiliateApiToken, NewAffiliateApiToken } from './api-token-contract.ts';
import { toAffiliateApiToken } from './list-api-tokens.ts';
import { affiliateApiTokens } from './tables.ts';

/** The prefix by which secret scanners recognise tokens of affiliates; tokens of the back office begin with `slv_`. */
const prefix = 'slva_';

/** Maximum number of open tokens per affiliate. */
const MAX_TOKENS = 20;

/** Creates a token for an affiliate's own system. @returns it with its secret; only the hash is stored @throws TooManyApiTokens */
export function createAffiliateApiToken(
  db: Db,
  { affiliateId, name, scopes, days }: NewAffiliateApiToken & { affiliateId: number },
): Promise<CreatedAffiliateApiToken> {
  return inTransaction(db, async (tx) => {
    const at = now();
    // The lock makes concurrent calls count one after another.
    await lockLedger(tx, affiliateId);
    const open = await tx.$count(affiliateApiTokens, and(eq(affiliateApiTokens.affiliateId, affiliateId), isApiTokenOpen(affiliateApiTokens, at)));
    if (open >= MAX_TOKENS) throw new TooManyApiTokens(MAX_TOKENS);
    const { token, ...secret } = buildApiSecret(prefix);
    const expiresAt = days === null ? null : new Date(at.getTime() + toMs(days));
    const [row] = await tx
      .insert(affiliateApiTokens)
      .values({ affiliateId, name: toOneLine(name), scopes: [...new Set(scopes)], createdAt: at, expiresAt, ...secret })
      .returning();
    if (!row) throw new Error('the token was not created');
    return { ...toAffiliateApiToken(row), token };
  });
}
