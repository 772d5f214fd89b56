// WebKit, driven by plain WebDriver calls. Playwright drives only its own build of WebKit, which no npm package
// provides.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

/** Key of an element reference in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
interface Element {
  readonly [elementKey]: string;
}

/** WebDriver's codes of keys without a character. */
export const keys = { enter: '\uE007', tab: '\uE004', escape: '\uE00C', up: '\uE013', down: '\uE015' } as const;

/** Timeout for something to appear on the screen, in milliseconds. */
const appearTimeoutMs = 60_000;

/** One WebKit window on a virtual screen of its own. */
export class WebKit {
  /** Errors that the engine writes to the console: exceptions, failed calls, policy violations. */
  readonly errors: string[] = [];
  readonly #programs: ChildProcess[] = [];
  #session = '';

  /** Opens a window that prefers dark or light colours. */
  static async open({ isDark }: { readonly isDark: boolean }): Promise<WebKit> {
    const webkit = new WebKit();
    const screen = webkit.#start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], process.env);
    const display = `:${await firstLine(screen)}`;
    const port = await freePort();
    const driver = webkit.#start('WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: display });
    for (const stream of [driver.stdout, driver.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => /CONSOLE.*\bERROR\b/.test(line) && webkit.errors.push(line));
    const address = `http://127.0.0.1:${port}/session`;
    await untilTrue(
      () =>
        fetch(`http://127.0.0.1:${port}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'the driver',
    );
    const options = { binary: resolve('scripts/engines/webview.py'), args: isDark ? ['--dark'] : [] };
    const { sessionId } = await call<{ sessionId: string }>('POST', address, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    webkit.#session = `${address}/${sessionId}`;
    return webkit;
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session).catch(() => undefined);
    for (const program of this.#programs) program.kill();
  }

  goto = (url: string) => this.#post('url', { url });
  reload = () => this.#post('refresh', {});
  back = () => this.#post('back', {});
  setCookie = (name: string, value: string) => this.#post('cookie', { cookie: { name, value, path: '/' } });

  async setSize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, width, height });
    await this.until((wide: number) => innerWidth === wide, width);
  }

  /** Runs a function in the page and returns its result. The function can use nothing but its arguments. */
  evaluate<Values extends readonly unknown[], Answer>(task: (...values: Values) => Answer, ...args: Values): Promise<Awaited<Answer>> {
    return this.#post('execute/sync', { script: `return (${String(task)})(...arguments)`, args });
  }

  /** Waits until a function in the page returns a truthy value, and returns that. */
  until<Values extends readonly unknown[], Answer>(task: (...values: Values) => Answer, ...args: Values): Promise<NonNullable<Answer>> {
    return untilTrue(() => this.evaluate(task, ...args), `${String(task)} ${JSON.stringify(args)}`) as Promise<NonNullable<Answer>>;
  }

  /** Clicks the middle of the element with this selector and accessible name, once it is visible and no longer moves. */
  async click(selector: string, name: string): Promise<void> {
    const element = await this.find(selector, name);
    // The driver itself doesn't bring every element into the window.
    await this.evaluate((target) => (target as unknown as globalThis.Element).scrollIntoView({ block: 'nearest' }), element);
    let before = '';
    await untilTrue(async () => {
      const place = await call<object>('GET', `${this.#session}/element/${element[elementKey]}/rect`).then((rect) => JSON.stringify(rect));
      const isStill = place === before;
      before = place;
      return isStill;
    }, `${name} stands still`);
    await this.#post(`element/${element[elementKey]}/click`, {});
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /**
   * Waits for the visible element with this selector and accessible name, and returns it.
   *
   * @param name regular expression
   */
  find(selector: string, name = ''): Promise<Element> {
    return this.until(
      (css: string, words: string) => {
        const textOf = (element: globalThis.Element) => {
          const copy = element.cloneNode(true) as globalThis.Element;
          for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
          return copy.textContent;
        };
        const nameOf = (element: globalThis.Element) =>
          element.getAttribute('aria-label') ??
          ([...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ') || textOf(element));
        const pattern = new RegExp(words);
        return [...document.querySelectorAll(css)].find((element) => element.checkVisibility() && pattern.test(nameOf(element).trim()));
      },
      selector,
      name,
    ) as unknown as Promise<Element>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await call<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  #start(program: string, words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const started = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#programs.push(started);
    return started;
  }

  #post<Answer>(command: string, body: object): Promise<Answer> {
    return call<Answer>('POST', `${this.#session}/${command}`, body);
  }
}

async function call<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

async function untilTrue<Answer>(ask: () => Promise<Answer>, what: string): Promise<Answer> {
  const end = Date.now() + appearTimeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Timed out: ${what}`);
    await pause(100);
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program has no output');
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
  return line;
}
