/** Address of the embedded report for one user: the operator's, with the token in place of `{token}` (C§7 the calls). */
export function reportAddress(url: string, token: string): string {
  return url.replaceAll('{token}', () => encodeURIComponent(token));
}
