/** Access of pages to the API: in this process or over HTTP. */
export interface ApiAccess {
  fetch: (request: Request) => Response | Promise<Response>;
  baseUrl: string;
  headers?: Record<string, string>;
}

/** Renders a page. */
export type AnswerPage = (request: Request, access: ApiAccess) => Promise<Response>;

/** The functions of the storefront's server entry that the server calls. `Build` is the type of the build in its router. */
export interface StorefrontEntry<Build> {
  openBuild: (build: Build, mode: 'production' | 'development') => Promise<AnswerPage>;
  setErrorReporter: (report: (error: unknown, request: Request) => void) => void;
}
