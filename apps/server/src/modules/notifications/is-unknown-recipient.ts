/** Permanent SMTP replies about the mailbox (RFC 5321): unknown, not local, not allowed. */
const permanentReplies = new Set([550, 551, 553]);

/** Tells whether a mail server refused an email because the mailbox does not exist, so that a retry is useless. */
export function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  // The same code for the sender or the content does not concern the mailbox.
  return error.command === 'RCPT TO' && typeof error.responseCode === 'number' && permanentReplies.has(error.responseCode);
}
