/**
 * The text of a message as staff may read it: one-time links and six-digit codes are the addressee's
 * alone (no employee may know a factor, CUITF 72), so their secret part is covered.
 */
export function coverSecrets(text: string): string {
  return text.replace(/(https?:\/\/\S*\/)[\w-]{20,}/g, '$1••••••').replace(/\b\d{6}\b/g, '••••••');
}
