/** A mail that is ready to be sent. */
export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
}
