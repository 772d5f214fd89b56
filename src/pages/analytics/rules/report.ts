/** Address of the embedded report for one user: the operator's, with the token where `{token}` stands (C§7). */
export function reportAddress(url: string, token: string): string {
  return url.replaceAll('{token}', () => encodeURIComponent(token));
}
