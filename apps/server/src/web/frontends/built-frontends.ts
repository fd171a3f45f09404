import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { projectRoot } from '#platform/paths';
import { StartError } from '#platform/start-error';
import { serveFiles } from '../static-files.ts';
import { reportFaults, sendBuildMessage } from '../storefront.ts';
import type { Frontends, OpenFrontends, StorefrontBuild } from './frontends.ts';

const storefrontFolder = join(projectRoot, 'apps/storefront/build');
const backOfficeFolder = join(projectRoot, 'apps/backoffice/build');

/** Opens the storefront and the back office from the output of `npm run build`. */
export const openBuiltFrontends: OpenFrontends = async ({ log }) => {
  const file = join(storefrontFolder, 'server/index.js');
  if (!existsSync(file)) throw new StartError('The storefront is not built yet: npm start builds it.');
  const build = (await import(pathToFileURL(file).href)) as StorefrontBuild;
  reportFaults(build, log);
  return {
    isBuilt: true,
    storefront: {
      mountFiles: (app) => {
        sendBuildMessage(app, build);
        serveFiles(app, join(storefrontFolder, 'client'));
      },
      answer: await build.entry.module.openBuild(build, 'production'),
    },
    backOffice: openBackOffice(),
    close: () => Promise.resolve(),
  };
};

function openBackOffice(): Frontends['backOffice'] {
  const file = join(backOfficeFolder, 'index.html');
  if (!existsSync(file)) throw new StartError('The back office is not built yet: npm start builds it.');
  const page = readFileSync(file, 'utf8');
  const files = serveStatic({
    root: backOfficeFolder,
    rewriteRequestPath: (path) => path.replace(/^\/admin/, ''),
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  return {
    mountFiles: (app) => app.get('/admin/assets/*', files, (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })),
    getPage: () => Promise.resolve(page),
  };
}
