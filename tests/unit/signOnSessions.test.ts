import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSessions } from '../signon/sessions';

const folder = mkdtempSync(join(tmpdir(), 'sign-on-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = { userName: 'anna.al', accessToken: 'a.1', refreshToken: 'r.1', idToken: 'i.1' };
const times = { idle: 600, longest: 3600 };

test('a session survives a restart, and its file has no usable id', () => {
  const file = join(folder, 'restart.db');
  const before = openSessions(file, times);
  before.store('secret-id', anna);
  before.close();
  expect(readFileSync(file).includes('secret-id')).toBe(false);
  const after = openSessions(file, times);
  expect(after.read('secret-id')).toEqual(anna);
  after.remove('secret-id');
  expect(after.read('secret-id')).toBeUndefined();
  after.close();
});

test.each([
  ['used within ten minutes, again and again', [500, 500, 500], true],
  ['left alone for ten minutes', [500, 600], false],
  ['used for an hour', [500, 500, 500, 500, 500, 500, 500, 100], false],
])('a session that is %s', (_what, pauses, lives) => {
  let seconds = 0;
  const sessions = openSessions(':memory:', times, () => seconds * 1000);
  sessions.store('id', anna);
  const found = pauses.map((pause) => {
    seconds += pause;
    // A refresh doesn't begin another hour.
    if (sessions.read('id')) sessions.store('id', { ...anna, accessToken: `a.${seconds}` });
    return sessions.read('id') !== undefined;
  });
  expect(found.at(-1)).toBe(lives);
  expect(found.slice(0, -1)).not.toContain(false);
  expect(sessions.readAll()).toHaveLength(lives ? 1 : 0);
  sessions.close();
});

test('ending all sessions ends each', () => {
  const sessions = openSessions(':memory:', times);
  sessions.store('one', anna);
  sessions.store('two', anna);
  sessions.removeAll();
  expect([sessions.read('one'), sessions.read('two')]).toEqual([undefined, undefined]);
  sessions.close();
});
