import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { Log } from '#platform/log';
import type { AnswerPage, StorefrontEntry } from '../contract.ts';

/** The exports of the storefront's build; see its `entry.server.tsx`. */
export interface StorefrontBuild {
  /** Files for the browser. `version` changes when a build changes one of the files. */
  assets: { version: string };
  entry: { module: StorefrontEntry<StorefrontBuild> };
}

/** The storefront and the back office, either from their build (`built-frontends.ts`) or from their sources (`vite-frontends.ts`). */
export interface Frontends {
  /** Whether the front ends do not change while the process runs. Pages are cached only in this case. */
  isBuilt: boolean;
  storefront: {
    /** Serves the storefront's own scripts, styles and pictures. */
    mountFiles(app: Hono): void;
    answer: AnswerPage;
  };
  backOffice: {
    /** Serves scripts and styles under `/admin`. */
    mountFiles(app: Hono): void;
    /** Returns the page of an address under `/admin`, with {@link noncePlaceholder} instead of the nonce. */
    getPage(path: string): Promise<string>;
  };
  close(): Promise<void>;
}

/**
 * @param server the server that will listen on the port
 * @throws StartError when the front ends are missing
 */
export type OpenFrontends = (parts: { log: Log; server: Server }) => Promise<Frontends>;

/** Placeholder for the nonce in the back office's page. */
export const noncePlaceholder = '__NONCE__';
