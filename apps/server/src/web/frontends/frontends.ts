import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { Log } from '#platform/log';
import type { AnswerPage, StorefrontEntry } from '../contract.ts';

/** The exports of the storefront's build; see its `entry.server.tsx`. */
export interface StorefrontBuild {
  /** Files for the browser. `version` changes with each build that changes one of them. */
  assets: { version: string };
  entry: { module: StorefrontEntry<StorefrontBuild> };
}

/** The storefront and the back office: as built (`built-frontends.ts`), or from their sources (`vite-frontends.ts`). Nothing else differs. */
export interface Frontends {
  /** Whether they stay the same while the process runs. Only then are pages cached. */
  isBuilt: boolean;
  storefront: {
    /** Serves scripts, styles and pictures of the storefront itself. */
    mountFiles(app: Hono): void;
    answer: AnswerPage;
  };
  backOffice: {
    /** Serves scripts and styles under `/admin`. */
    mountFiles(app: Hono): void;
    /** Returns the page of an address under `/admin`, with {@link noncePlaceholder} in place of the nonce. */
    getPage(path: string): Promise<string>;
  };
  close(): Promise<void>;
}

/**
 * @param server the server that will answer on the port
 * @throws StartError when the front ends are missing
 */
export type OpenFrontends = (parts: { log: Log; server: Server }) => Promise<Frontends>;

/** Placeholder in the back office's page for the nonce of a visit. */
export const noncePlaceholder = '__NONCE__';
