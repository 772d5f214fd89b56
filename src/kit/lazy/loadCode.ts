import { orFailAfter } from '../../platform/timing';
import { CodeError, type CodeTrouble } from './codeError';

/** Milliseconds that code may take to come. */
const patience = 20_000;

/** Milliseconds in which it has to be found out what is wrong with code that failed. */
const askPatience = 5_000;

/** Scripts that have come or are on their way, by their addresses. */
const scripts = new Map<string, Promise<void>>();
/** How often a file could not be imported. */
const failures = new Map<string, number>();

/**
 * Imports code in the production build, in the place of Vite's own helper (`scripts/codeLoader.ts`). A browser keeps the failure of a module
 * under its address for as long as the page lives, and asks for it no more. So the files are fetched first, which keeps nothing of a
 * failure, and the import finds them in the browser's cache; should it fail all the same, the next one goes by another address. What the
 * start waits for comes straight: without it there is no page that could ask again.
 *
 * @param load imports the code from the address that it is handed for its file
 * @param files what the code needs, itself and stylesheets among it, as paths from the root; empty where it needs itself alone
 * @throws CodeError, which says why
 */
export async function loadCode<Code>(
  load: (addressOf: (file: string) => string) => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map((file) => (file.endsWith('.css') ? fetchStyle(`/${file}`) : fetchScript(`/${file}`))));
  let file = '';
  let tries = 0;
  let address = '';
  const addressOf = (asked: string) => {
    file = asked;
    tries = failures.get(file) ?? 0;
    address = tries === 0 ? file : `${file}?again=${tries}`;
    return address;
  };
  try {
    return await orFailAfter(patience, load(addressOf), 'Code did not come in time');
  } catch (cause) {
    failures.set(file, tries + 1);
    const trouble = (await troubleOf(new URL(address, import.meta.url).href, askPatience)) ?? 'broken';
    // Something that it imports itself is what the browser keeps as failed.
    throw new CodeError(trouble, { needsReload: trouble === 'broken' && tries > 0, cause });
  }
}

const isNamed = (file: string) => document.querySelector(`link[href="${file}"]`) !== null;

/** Fetches a script without running it, unless the page has it. */
function fetchScript(file: string): Promise<void> {
  const known = scripts.get(file);
  if (known) return known;
  if (isNamed(file)) return Promise.resolve();
  if (document.getElementById('start')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }));
    return Promise.resolve();
  }
  const script = requestFile(file);
  scripts.set(file, script);
  script.catch(() => scripts.delete(file));
  return script;
}

async function requestFile(file: string): Promise<void> {
  const trouble = await troubleOf(file);
  if (trouble) throw new CodeError(trouble, { needsReload: false, cause: file });
}

/** Fetches a stylesheet, unless the page has it. One that failed keeps its place, in which it is fetched again (`fetchCode`). */
async function fetchStyle(file: string): Promise<void> {
  if (isNamed(file)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: file });
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${file} could not be fetched`)));
  });
  document.head.append(link);
  try {
    await orFailAfter(patience, coming, 'Code did not come in time');
  } catch (cause) {
    throw new CodeError((await troubleOf(file, askPatience)) ?? 'broken', { needsReload: false, cause });
  }
}

/** Fetches a file into the browser's cache: what is wrong with it, undefined where nothing is. */
async function troubleOf(address: string, limit = patience): Promise<CodeTrouble | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(limit) });
    await answer.arrayBuffer();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (answer.status === 404 || answer.status === 410 || (answer.ok && isPage)) return 'gone';
    return answer.ok ? undefined : 'broken';
  } catch {
    return 'unreachable';
  }
}
