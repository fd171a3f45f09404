/** An email that is ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
