/** Target and author of a comment. */
export interface PullRequest {
  /** The API's address: `https://api.github.com`, or that of a server of one's own. */
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
}

/** Hidden line by which a later run finds the comment of an earlier one. */
const marker = '<!-- visual changes -->';

/**
 * Writes the one comment of a pull request with the changed pictures: the first run adds it, later ones replace its text, so that it is
 * never outdated.
 *
 * @throws if the server refuses, with its status
 */
export async function writeComment({ api, repository, number, token }: PullRequest, text: string): Promise<void> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${api}/repos/${repository}/issues/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} of the comment was answered with ${response.status}.`);
    return response.json();
  };
  const body = `${marker}\n${text}`;
  for (let page = 1; ; page++) {
    const comments = (await call('GET', `${number}/comments?per_page=100&page=${page}`)) as { id: number; body?: string }[];
    const own = comments.find((comment) => comment.body?.startsWith(marker));
    if (own) {
      await call('PATCH', `comments/${own.id}`, { body });
      return;
    }
    if (comments.length < 100) break;
  }
  await call('POST', `${number}/comments`, { body });
}
