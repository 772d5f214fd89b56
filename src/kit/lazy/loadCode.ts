import { orFailAfter } from '#platform/timing.ts';
import { CodeError, type CodeTrouble } from './codeError';

/** Timeout of a file of code, in milliseconds. */
const loadTimeoutMs = 20_000;

/** Timeout for finding the reason of a failure, in milliseconds. */
const reasonTimeoutMs = 5_000;

/** Delay of a retry. If the user is leaving the page, it is closed by then. */
const retryDelayMs = 2_000;

/** Loaded or pending scripts by address. */
const scripts = new Map<string, Promise<void>>();
/** Failed imports per file. */
const failures = new Map<string, number>();

/**
 * Imports code in production, in place of Vite's helper (`scripts/codeLoader.ts`). Browsers cache a failed module
 * under its address for the life of the page and never request it again. So the files are fetched first, without
 * caching a failure, and the import then finds them in the HTTP cache. If the import fails nevertheless, the next one
 * uses another address. Code of the start is imported directly: without it no page exists that could retry.
 *
 * @param load imports the code from the address that it receives for its file
 * @param files all files of the code, itself and stylesheets included, as paths from the root; empty if it needs only
 * itself
 * @throws CodeError with the reason
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
    return await orFailAfter(loadTimeoutMs, load(addressOf), 'Code did not come in time');
  } catch (cause) {
    failures.set(file, tries + 1);
    const trouble = (await troubleOf(new URL(address, import.meta.url).href, reasonTimeoutMs)) ?? 'broken';
    // A module that the file itself imports is what the browser has cached as failed.
    throw new CodeError(trouble, { needsReload: trouble === 'broken' && tries > 0, cause });
  }
}

const isNamed = (file: string) => document.querySelector(`link[href="${file}"]`) !== null;

/** Fetches a script without running it, unless the page has it already. */
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
  let trouble = await troubleOf(file);
  // When the user navigates away, the browser aborts pending requests long before the page learns of it.
  if (trouble === 'unreachable' && navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    trouble = await troubleOf(file);
  }
  if (trouble) throw new CodeError(trouble, { needsReload: false, cause: file });
}

/** Loads a stylesheet, unless the page has it already. A failed one keeps its place, where `fetchCode` loads it again. */
async function fetchStyle(file: string): Promise<void> {
  if (isNamed(file)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: file });
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${file} could not be fetched`)));
  });
  document.head.append(link);
  try {
    await orFailAfter(loadTimeoutMs, coming, 'Code did not come in time');
  } catch (cause) {
    throw new CodeError((await troubleOf(file, reasonTimeoutMs)) ?? 'broken', { needsReload: false, cause });
  }
}

/** Fetches a file into the HTTP cache. Returns the reason of a failure, or undefined. */
async function troubleOf(address: string, limit = loadTimeoutMs): Promise<CodeTrouble | undefined> {
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
