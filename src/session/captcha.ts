import { orFailAfter } from '#platform/timing.ts';
import { outsideScript } from './outsideScript';
import type { CaptchaProvider, RuntimeConfig } from './runtimeConfig';

/** The CAPTCHA service of forms, as /config.json names it. */
export type CaptchaService = Pick<RuntimeConfig, 'captchaProvider' | 'captchaScriptUrl'>;

/** No proof could be had that a person fills in a form: the script didn't come, or it gave none. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  /** True if the user dismissed the challenge; otherwise the provider is unavailable. */
  readonly isUnfinished: boolean;

  constructor(cause: unknown) {
    super('There is no captcha token', { cause });
    this.isUnfinished = cause === 'challenge-closed' || cause === 'challenge-expired';
  }
}

interface Provider {
  /** Name as people know it. */
  readonly title: string;
  readonly script: string;
  /** Query parameters of its script's address. */
  address(siteKey: string): Readonly<Record<string, string>>;
  /** Waits until the script, which is there, can be asked. */
  whenReady(): Promise<void>;
  /** Asks the script for a token. When `gone` aborts, an open challenge is closed. */
  ask(siteKey: string, gone: AbortSignal): Promise<string>;
}

interface CaptchaScripts {
  readonly grecaptcha?: {
    ready(callback: () => void): void;
    execute(siteKey: string, options: { action: string }): PromiseLike<string>;
  };
  readonly hcaptcha?: {
    render(container: HTMLElement, options: { sitekey: string; size: 'invisible'; 'open-callback': () => void }): string;
    execute(widget: string, options: { async: true }): PromiseLike<{ response: string }>;
    remove(widget: string): void;
  };
}

function scriptNamed<Name extends keyof CaptchaScripts>(name: Name): NonNullable<CaptchaScripts[Name]> {
  const script = (window as CaptchaScripts)[name];
  if (!script) throw new Error(`The captcha's script brings no ${name}`);
  return script;
}

const providers: Readonly<Record<CaptchaProvider, Provider>> = {
  recaptcha: {
    title: 'Google reCAPTCHA',
    script: 'https://www.google.com/recaptcha/api.js',
    // Without the latter it breaks where a page takes the addresses of scripts from trusted hands only.
    address: (siteKey) => ({ render: siteKey, trustedtypes: 'true' }),
    // The first script only fetches the rest; if that is blocked, no event reports it.
    whenReady: () => answerInTime(new Promise<void>((resolve) => scriptNamed('grecaptcha').ready(resolve))),
    ask: (siteKey) => answerInTime(scriptNamed('grecaptcha').execute(siteKey, { action: 'submit' })),
  },
  hcaptcha: {
    title: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    address: () => ({ render: 'explicit' }),
    whenReady: async () => void scriptNamed('hcaptcha'),
    ask: async (siteKey, gone) => {
      const script = scriptNamed('hcaptcha');
      const place = document.createElement('div');
      document.body.append(place);
      const asking = new AbortController();
      const widget = script.render(place, { sitekey: siteKey, size: 'invisible', 'open-callback': () => asking.abort() });
      try {
        // Once it asks the person something, it takes the time that the person takes.
        return (await Promise.race([answerInTime(script.execute(widget, { async: true }), asking.signal), untilGone(gone)])).response;
      } finally {
        script.remove(widget);
        place.remove();
      }
    },
  },
};

/** The provider's name as people know it. */
export const captchaTitle = ({ captchaProvider }: CaptchaService): string => providers[captchaProvider].title;

/** Prefix of the site keys of backends without a provider. Their tokens prove nothing, and no real backend accepts them. */
const testKey = 'test:';

/** Milliseconds that the script may take to come, and again to answer. */
const answerTimeoutMs = 15_000;

/**
 * A token that proves to the backend that a person fills in a form; valid for one submission. Its first call fetches the provider's
 * script, and nothing of the provider is fetched before, so call it only when the user submits a form.
 *
 * @param gone aborted when the caller no longer needs the token: no challenge is shown any more, and no token is given
 * @throws CaptchaError if no token is available; the next call tries everything again
 */
export async function captchaToken(siteKey: string, service: CaptchaService, gone: AbortSignal): Promise<string> {
  const provider = providers[service.captchaProvider];
  try {
    gone.throwIfAborted();
    if (siteKey.startsWith(testKey)) return `test-token ${siteKey.slice(testKey.length)}`;
    const url = new URL(service.captchaScriptUrl || provider.script, window.location.href);
    for (const [name, value] of Object.entries(provider.address(siteKey))) url.searchParams.set(name, value);
    await scriptFrom(url.href, provider);
    gone.throwIfAborted();
    const token = await provider.ask(siteKey, gone);
    gone.throwIfAborted();
    if (typeof token !== 'string' || token === '') throw new Error('The captcha answered with no token');
    return token;
  } catch (error) {
    throw new CaptchaError(error);
  }
}

/** Rejects as soon as the caller no longer needs the answer. */
function untilGone(gone: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    gone.addEventListener('abort', () => reject(new Error('The caller that wanted the token has gone')), { once: true });
  });
}

const scripts = new Map<string, Promise<void>>();

/** Runs a provider's script, once; if it failed to load or to start, the next call requests it again. */
function scriptFrom(url: string, { whenReady }: Provider): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const element = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('The captcha could not be fetched')));
    element.src = outsideScript(url);
    document.head.append(element);
  });
  const coming = answerInTime(loaded)
    .then(whenReady)
    .catch((error: unknown) => {
      scripts.delete(url);
      element.remove();
      throw error;
    });
  scripts.set(url, coming);
  return coming;
}

/** @param untimed lifts the limit, for instance during a challenge to the user */
async function answerInTime<Answer>(answer: PromiseLike<Answer>, untimed?: AbortSignal): Promise<Answer> {
  return orFailAfter(answerTimeoutMs, answer, 'The captcha took too long', untimed);
}
