/** Answers of a mail server that mean this mailbox and stay (RFC 5321): unknown, not here, no such name. */
const forGood = new Set([550, 551, 553]);

/** Whether a mail was refused because there is no such mailbox: another try later would be refused as well. */
export function isMailboxGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  // The same number for the sender or the text speaks of us, not of the mailbox.
  return error.command === 'RCPT TO' && typeof error.responseCode === 'number' && forGood.has(error.responseCode);
}
