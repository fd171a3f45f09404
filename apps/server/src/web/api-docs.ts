import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#platform/http';

/** The Swagger UI files that the page needs. All files come from this host. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Selvedge API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="icon" href="docs/favicon-32x32.png">
  </head>
  <body>
    <div id="api"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api', deepLinking: true });\n`;

/** Returns the OpenAPI document of all routes of `api`, generated from the validation schemas. */
export function describeApi(api: OpenAPIHono<ApiEnv>) {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.openAPIRegistry.registerComponent('securitySchemes', 'affiliate', {
    type: 'http',
    scheme: 'bearer',
    description: "An affiliate's API token (`slva_…`), created in the portal. Each operation names the scope that it requires.",
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'staff', {
    type: 'http',
    scheme: 'bearer',
    description: 'A back office session or an API token. Each operation names the permission that it requires.',
  });
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Selvedge API',
      version: '1',
      description: 'Every response is an envelope with `isSuccess`, `message`, and either `data` or a stable error `code`.',
    },
  });
}

type ApiDocument = ReturnType<typeof describeApi>;

const isOfBackOffice = (path: string): boolean => path.startsWith('/api/admin/');

/** Returns a document with the selected paths and only the schemas that these paths use. */
function pickPaths({ paths = {}, components = {}, ...document }: ApiDocument, isPicked: (path: string) => boolean): ApiDocument {
  const picked = Object.fromEntries(Object.entries(paths).filter(([path]) => isPicked(path)));
  const all = components.schemas ?? {};
  const schemas = new Map<string, (typeof all)[string]>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = all[name];
      if (!schema || schemas.has(name)) continue;
      schemas.set(name, schema);
      collect(schema);
    }
  };
  collect(picked);
  return { ...document, paths: picked, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/**
 * Adds `/openapi.json` with the public routes, `/docs`, which displays it, and `/admin/openapi.json` with the routes of the back office, for staff.
 * @param staffOnly rejects callers who are not signed in to the back office
 */
export function addApiDocs(api: OpenAPIHono<ApiEnv>, staffOnly: MiddlewareHandler<ApiEnv>): void {
  let document: ApiDocument | undefined;
  let documents: { shop: ApiDocument; backOffice: ApiDocument } | undefined;
  const describeBoth = () => {
    document ??= describeApi(api);
    const whole = document;
    return (documents ??= { shop: pickPaths(whole, (path) => !isOfBackOffice(path)), backOffice: pickPaths(whole, isOfBackOffice) });
  };
  api.get('/openapi.json', (c) => c.json(describeBoth().shop));
  api.get('/admin/openapi.json', staffOnly, (c) => c.json(describeBoth().backOffice));
  api.get('/docs', (c) => c.html(page));
  api.get('/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  api.get('/docs/:file', (c) => {
    const file = c.req.param('file');
    const type = files[file];
    if (!type) return c.notFound();
    return c.body(new Uint8Array(readFileSync(join(locateSwagger(), file))), 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' });
  });
}

const locateSwagger = (): string => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
