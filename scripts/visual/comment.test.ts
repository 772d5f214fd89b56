import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { writeComment } from './comment';

/** Fake GitHub: stores the comments of one pull request, and the requests. */
async function withServer(comments: { id: number; body: string }[], run: (api: string, asked: string[]) => Promise<void>, status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      const { body } = (sent ? JSON.parse(sent) : {}) as { body?: string };
      const id = Number(/comments\/(\d+)$/.exec(request.url ?? '')?.[1]);
      if (request.method === 'POST' && body !== undefined) comments.push({ id: comments.length + 1, body });
      for (const comment of comments) if (request.method === 'PATCH' && comment.id === id && body !== undefined) comment.body = body;
      const page = Number(/page=(\d+)$/.exec(request.url ?? '')?.[1] ?? 1);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(request.method === 'GET' ? comments.slice((page - 1) * 100, page * 100) : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.close();
  }
}

const pullRequest = (api: string) => ({ api, repository: 'shop/shop', number: 7, token: 'none' });

test("the first run adds a comment, the next replaces its text, and other people's comments stay", async () => {
  const comments = [{ id: 1, body: 'Looks good.' }];
  await withServer(comments, async (api) => {
    await writeComment(pullRequest(api), 'Two differ.');
    await writeComment(pullRequest(api), 'None differs.');
  });
  expect(comments).toEqual([
    { id: 1, body: 'Looks good.' },
    { id: 2, body: '<!-- visual changes -->\nNone differs.' },
  ]);
});

test('its own comment is found behind a hundred others', async () => {
  const comments = Array.from({ length: 101 }, (_, index) => ({
    id: index + 1,
    body: index === 100 ? '<!-- visual changes -->\nold' : 'other',
  }));
  await withServer(comments, async (api, asked) => {
    await writeComment(pullRequest(api), 'new');
    expect(asked).toEqual([
      'GET /repos/shop/shop/issues/7/comments?per_page=100&page=1',
      'GET /repos/shop/shop/issues/7/comments?per_page=100&page=2',
      'PATCH /repos/shop/shop/issues/comments/101',
    ]);
  });
  expect(comments.at(-1)?.body).toBe('<!-- visual changes -->\nnew');
});

test('a refusal is reported with its status', async () => {
  await withServer(
    [],
    (api) => expect(writeComment(pullRequest(api), 'new')).rejects.toThrow('GET of the comment was answered with 403.'),
    403,
  );
});
