import { cookieNames } from '#mocks/cookieNames.ts';
import { demoUsers, type DemoUser } from '#mocks/demoUsers.ts';
import type { World } from './world';

/**
 * The demo user with this name.
 *
 * @throws for an unknown name
 */
export function userNamed(userName: string): DemoUser {
  const user = demoUsers.find((known) => known.userName === userName);
  if (!user) throw new Error(`There is no demo user ${userName}`);
  return user;
}

/** A cookie as an answer of the backend sets it. */
interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'Strict';
}

/** Signs a demo user on over HTTP, in a world: the token, and all cookies that a browser would be given. */
export async function signOnOverHttp(world: World, userName: string): Promise<{ token: string; cookies: readonly SetCookie[] }> {
  const answer = await world.fetch('/auth/login', { method: 'POST', body: new URLSearchParams({ userName }), redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().map((text): SetCookie => {
    const [pair = '', ...attributes] = text.split('; ');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly: attributes.includes('HttpOnly'), sameSite: 'Strict' };
  });
  const token = cookies.find(({ name }) => name === cookieNames.token)?.value;
  if (!token) throw new Error(`Nobody could sign on as ${userName}: ${answer.status}`);
  return { token: decodeURIComponent(token), cookies };
}
