import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { projectRoot } from '#platform/paths';
import { reportFaults } from '../storefront.ts';
import type { AnswerPage } from '../contract.ts';
import { noncePlaceholder, type OpenFrontends, type StorefrontBuild } from './frontends.ts';

const backOfficeFolder = join(projectRoot, 'apps/backoffice');

/** Opens the storefront and the back office from their sources. A browser shows a changed source without a reload. */
export const openViteFrontends: OpenFrontends = async ({ log, server }) => {
  const storefront = await openVite(server, { root: join(projectRoot, 'apps/storefront') });
  const backOffice = await openVite(server, { root: backOfficeFolder, html: { cspNonce: noncePlaceholder } });
  return {
    isBuilt: false,
    storefront: {
      mountFiles: (app) => app.use(serveSources(storefront)),
      answer: answerFromSources(storefront, (build) => reportFaults(build, log)),
    },
    backOffice: {
      mountFiles: (app) => app.use('/admin/*', serveSources(backOffice)),
      getPage: async (path) => backOffice.transformIndexHtml(path, await readFile(join(backOfficeFolder, 'index.html'), 'utf8')),
    },
    close: async () => {
      await Promise.all([storefront.close(), backOffice.close()]);
    },
  };
};

/** Vite's update messages use the shop's own port, so that the content security policy allows them as `'self'`. */
const openVite = (server: Server, config: InlineConfig): Promise<ViteDevServer> =>
  createServer({ ...config, appType: 'custom', clearScreen: false, server: { middlewareMode: true, hmr: { server }, cors: false } });

/** Serves requests for source files, and passes all other requests to the shop. */
function serveSources(vite: ViteDevServer): MiddlewareHandler {
  return async (c: Context<{ Bindings: Partial<HttpBindings> | undefined }>, next) => {
    const { incoming, outgoing } = c.env ?? {};
    // Calls within this process have no connection.
    if (!incoming || !outgoing || 'stream' in outgoing || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const isSent = await new Promise<boolean>((resolve, reject) => {
      outgoing.once('close', () => resolve(true));
      vite.middlewares(incoming, outgoing, (error?: unknown) =>
        error ? reject(error instanceof Error ? error : new Error('Vite could not serve the file', { cause: error })) : resolve(false),
      );
    });
    return isSent ? RESPONSE_ALREADY_SENT : next();
  };
}

/** Renders pages from the current sources. */
function answerFromSources(vite: ViteDevServer, onLoad: (build: StorefrontBuild) => void): AnswerPage {
  let loaded: { build: StorefrontBuild; answer: Promise<AnswerPage> } | undefined;
  return async (request, access) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild;
    if (build !== loaded?.build) {
      onLoad(build);
      loaded = { build, answer: build.entry.module.openBuild(build, 'development') };
    }
    return (await loaded.answer)(request, access);
  };
}
