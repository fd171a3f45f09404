import { now } from '#kit/clock';
import { toOneLine } from '#kit/one-line';
import type { Tx } from '#platform/transaction';
import type { StaffArea } from '../staff-areas.ts';
import { apiTokens } from '../tables.ts';
import { buildApiSecret } from './api-secret.ts';

/** The prefix of API tokens, by which secret scanners recognise them. */
export const apiTokenBeginning = 'slv_';

interface NewApiToken {
  name: string;
  /** The areas without `staff`, because tokens cannot manage staff. */
  areas: readonly StaffArea[];
  isReadOnly: boolean;
  expiresAt: Date | null;
  createdBy: number;
}

/** Creates an API token. @returns the id and the token, of which only the hash is stored */
export async function makeApiToken(tx: Tx, { name, areas, ...columns }: NewApiToken): Promise<{ id: number; token: string }> {
  const { token, ...secret } = buildApiSecret(apiTokenBeginning);
  const [row] = await tx
    .insert(apiTokens)
    .values({
      ...columns,
      name: toOneLine(name),
      areas: areas.filter((area) => area !== 'staff'),
      ...secret,
      createdAt: now(),
    })
    .returning({ id: apiTokens.id });
  if (!row) throw new Error('the token was not created');
  return { id: row.id, token };
}
