import { cookieNames } from '../../mocks/cookieNames';

/** A cookie as an answer of the backend sets it. */
interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'Strict';
}

/** Signs a demo user on over HTTP, in a world of its own: the token, and all cookies that a browser would be given. */
export async function signOnOverHttp(
  port: number,
  world: string,
  userName: string,
): Promise<{ token: string; cookies: readonly SetCookie[] }> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ userName }),
    headers: { 'x-mock-world': world },
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((text): SetCookie => {
    const [pair = '', ...attributes] = text.split('; ');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly: attributes.includes('HttpOnly'), sameSite: 'Strict' };
  });
  const token = cookies.find(({ name }) => name === cookieNames.token)?.value;
  if (!token) throw new Error(`Nobody could sign on as ${userName}: ${answer.status}`);
  return { token: decodeURIComponent(token), cookies };
}
