import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** A session of the backend for the frontend. */
export interface Session {
  readonly userName: string;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
}

/** Lifetimes of sessions, in seconds. */
export interface SessionTimes {
  /** After the last use. */
  readonly idle: number;
  /** After the sign-on, however much it is used. */
  readonly longest: number;
}

/** The sessions of everybody. */
export interface Sessions {
  /** The session of an id; undefined where there is none, or none any more. A session that is read has been used. */
  read(id: string): Session | undefined;
  /** Stores a session under an id. An existing one keeps its original end. */
  store(id: string, session: Session): void;
  remove(id: string): void;
  readAll(): readonly Session[];
  removeAll(): void;
  /** Lets go of the file. */
  close(): void;
}

/** The file has no ids, so that a copy of it is of no use as a cookie. */
const digestOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/**
 * Sessions in a file, which survive a restart. They expire by themselves, and expired ones are deleted.
 *
 * @param file `:memory:` for sessions that end with the process
 * @param now the time in milliseconds
 */
export function openSessions(file: string, { idle, longest }: SessionTimes, now: () => number = Date.now): Sessions {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS session (digest TEXT PRIMARY KEY, content TEXT NOT NULL, used INTEGER NOT NULL, begun INTEGER NOT NULL) STRICT;
  `);
  const deleteOver = database.prepare('DELETE FROM session WHERE used <= ? OR begun <= ?');
  const use = database.prepare('UPDATE session SET used = ? WHERE digest = ? RETURNING content');
  const insert = database.prepare(
    'INSERT INTO session VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO UPDATE SET content = excluded.content, used = excluded.used',
  );
  const remove = database.prepare('DELETE FROM session WHERE digest = ?');
  const removeOver = () => deleteOver.run(now() - idle * 1000, now() - longest * 1000);
  return {
    read(id) {
      removeOver();
      const row = use.get(now(), digestOf(id));
      return row && (JSON.parse(String(row['content'])) as Session);
    },
    store: (id, session) => void insert.run(digestOf(id), JSON.stringify(session), now(), now()),
    remove: (id) => void remove.run(digestOf(id)),
    readAll: () =>
      database
        .prepare('SELECT content FROM session')
        .all()
        .map(({ content }) => JSON.parse(String(content)) as Session),
    removeAll: () => database.exec('DELETE FROM session'),
    close: () => database.close(),
  };
}
