import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { toRefusedAnswer, keepForm, readText, type FormAnswer } from '#lib/forms/handle-form.ts';
import { topics } from './topics.ts';

/** The result of a message: ticket number and email address, or the refusal with the input. */
export type ContactAnswer = { number: string; email: string } | FormAnswer;

/** Reads the form, whose content is not trusted, and opens a ticket. */
export async function writeToShop(api: Pick<Api, 'openTicket'>, form: FormData): Promise<{ answer: ContactAnswer; status: number }> {
  const topic = topics.find((one) => one === readText(form, 'topic'));
  const text = (name: string) => readText(form, name).trim();
  if (!topic) {
    // All missing fields are reported together.
    const missing = ['topic', ...['name', 'email', 'message'].filter((name) => text(name) === '')];
    return { answer: { ...keepForm(form), issues: missing.map((field) => ({ field, code: 'required', params: {} })) }, status: 422 };
  }
  const email = text('email');
  const input = { name: text('name'), email, orderNumber: text('orderNumber'), message: text('message'), fax: text('fax') };
  try {
    const { number } = await api.openTicket({ topic, ...input });
    return { answer: { number, email }, status: 200 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { answer: toRefusedAnswer(form, error), status: error.status };
  }
}
