import { CodeError, type CodeTrouble } from './codeError';

/** Milliseconds that code may take to come. */
const patience = 20_000;
/** Milliseconds that the server may take to say whether it has a file. */
const askPatience = 5_000;

/** Scripts that have come or are on their way, by their addresses. */
const scripts = new Map<string, Promise<void>>();
/** How often a file could not be imported. */
const failures = new Map<string, number>();

/**
 * Imports code in the production build, in the place of Vite's own helper (`scripts/codeLoader.ts`). A browser keeps the failure of a module
 * under its address for as long as the page lives, and asks for it no more. So the files are fetched first, in a way that keeps nothing,
 * and the import has them at once; should it fail all the same, the next one goes by another address.
 *
 * @param load imports the code from the address that it is handed for its file
 * @param files what the code needs, stylesheets among it, as paths from the root
 * @throws CodeError, which says why
 */
export async function loadCode<Code>(
  load: (addressOf: (file: string) => string) => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const needed = files.map((file) => `/${file}`);
  try {
    await Promise.all(needed.map((file) => (file.endsWith('.css') ? fetchStyle(file) : fetchScript(file))));
  } catch (cause) {
    throw new CodeError(await troubleOf(needed), { needsReload: false, cause });
  }
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
    return await inTime(load(addressOf));
  } catch (cause) {
    failures.set(file, tries + 1);
    const trouble = await troubleOf([new URL(address, import.meta.url).href, ...needed]);
    // Something that it imports itself is what the browser keeps as failed.
    throw new CodeError(trouble, { needsReload: trouble === 'broken' && tries > 0, cause });
  }
}

const isNamed = (file: string) => document.querySelector(`link[href="${file}"]`) !== null;

/** Fetches a stylesheet, unless the page has it. */
async function fetchStyle(file: string): Promise<void> {
  if (!isNamed(file)) await linkTo(file, { rel: 'stylesheet' });
}

/** Fetches a script without running it, and without a trace where it can't be had. */
function fetchScript(file: string): Promise<void> {
  let script = scripts.get(file);
  if (script) return script;
  script = isNamed(file) ? Promise.resolve() : linkTo(file, { rel: 'preload', as: 'script' });
  scripts.set(file, script);
  script.catch(() => scripts.delete(file));
  return script;
}

async function linkTo(file: string, attributes: { readonly rel: string; readonly as?: string }): Promise<void> {
  const link = Object.assign(document.createElement('link'), { ...attributes, crossOrigin: '', href: file });
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${file} could not be fetched`)));
  });
  document.head.append(link);
  try {
    await inTime(coming);
  } catch (error) {
    // A stylesheet keeps its place, in which it is fetched again (fetchCode).
    if (attributes.as) link.remove();
    throw error;
  }
}

async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Code did not come in time')), patience);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** Asks the server for the files: what is wrong with the worst of them. */
async function troubleOf(addresses: readonly string[]): Promise<CodeTrouble> {
  const troubles = await Promise.all(addresses.map(askFor));
  return (['unreachable', 'gone'] as const).find((trouble) => troubles.includes(trouble)) ?? 'broken';
}

async function askFor(address: string): Promise<CodeTrouble> {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(askPatience) });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    return answer.status === 404 || answer.status === 410 || (answer.ok && isPage) ? 'gone' : 'broken';
  } catch {
    return 'unreachable';
  }
}
