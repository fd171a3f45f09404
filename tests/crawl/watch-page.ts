import type { Page, Request, Response } from '@playwright/test';

/** An error of the network or of the page's scripts. */
export interface Incident {
  what: string;
  /** The response to a form or another write. */
  isWrite: boolean;
  status: number;
}

/** A write that the server refused, with its messages for each field. */
export interface Refusal {
  status: number;
  sentences: string[];
}

/** The parts of a failed answer that name fields. */
interface FailureBody {
  params?: { issues?: { params?: { message?: string } }[] };
}

/** Records the errors and requests of a page since the last reset. */
export class PageWatch {
  incidents: Incident[] = [];
  refusals: Refusal[] = [];
  requests = 0;
  #open = new Set<Request>();

  constructor(page: Page) {
    page.on('pageerror', (error) => this.incidents.push({ what: `page error: ${error.message.split('\n')[0]}`, isWrite: false, status: 0 }));
    page.on('console', (message) => {
      // A failed request has a separate entry with its address.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.incidents.push({ what: `console error: ${message.text().split('\n')[0]?.slice(0, 200)}`, isWrite: false, status: 0 });
    });
    page.on('request', (request) => {
      this.requests += 1;
      this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('response', (response) => void this.#read(response));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  get isIdle(): boolean {
    return ![...this.#open].some((request) => ['document', 'fetch', 'xhr', 'script'].includes(request.resourceType()));
  }

  /** Deletes the records. */
  reset(): void {
    this.incidents = [];
    this.refusals = [];
    this.requests = 0;
  }

  async #read(response: Response): Promise<void> {
    const status = response.status();
    if (status < 400) return;
    const request = response.request();
    const isWrite = request.method() !== 'GET' && request.method() !== 'HEAD';
    const { pathname } = new URL(response.url());
    this.incidents.push({ what: `${request.method()} ${pathname.replaceAll(/[^/]*\d[^/]*/g, '*')} answered ${status}`, isWrite, status });
    if (!isWrite) return;
    const body = (await response.json().catch(() => null)) as FailureBody | null;
    const issues = body?.params?.issues ?? [];
    this.refusals.push({ status, sentences: issues.flatMap(({ params }) => params?.message ?? []) });
  }
}
