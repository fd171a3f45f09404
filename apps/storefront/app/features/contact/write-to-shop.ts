import { isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { answerTo, sameForm, textOf, type FormAnswer } from '#lib/take-form.ts';
import { topics } from './topics.ts';

/** What became of a message: its number and where it is answered, or why not, with what had been typed. */
export type ContactAnswer = { number: string; email: string } | FormAnswer;

/** Takes the form apart, which anyone can have written, and sends it. */
export async function writeToShop(api: Pick<Api, 'openTicket'>, form: FormData): Promise<{ answer: ContactAnswer; status: number }> {
  const topic = topics.find((one) => one === textOf(form, 'topic'));
  const text = (name: string) => textOf(form, name).trim();
  if (!topic) {
    // All that is missing is told at once.
    const missing = ['topic', ...['name', 'email', 'message'].filter((name) => text(name) === '')];
    return { answer: { ...sameForm(form), issues: missing.map((field) => ({ field, code: 'required', params: {} })) }, status: 422 };
  }
  const email = text('email');
  const said = { name: text('name'), email, orderNumber: text('orderNumber'), message: text('message'), fax: text('fax') };
  try {
    const { number } = await api.openTicket({ topic, ...said });
    return { answer: { number, email }, status: 200 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { answer: answerTo(form, error), status: error.status };
  }
}
