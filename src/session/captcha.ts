import type { CaptchaProvider, RuntimeConfig } from './runtimeConfig';

/** What finds out whether a person fills in a form, as /config.json names it. */
export type CaptchaService = Pick<RuntimeConfig, 'captchaProvider' | 'captchaScriptUrl'>;

/** No proof could be had that a person fills in a form: the script didn't come, or it gave none. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';

  constructor(cause: unknown) {
    super('There is no captcha token', { cause });
  }
}

interface Provider {
  /** Name as people know it. */
  readonly title: string;
  readonly script: string;
  /** What its script is told in its address. */
  address(siteKey: string): Readonly<Record<string, string>>;
  /** Asks the script, which is there, for a token. */
  ask(siteKey: string): Promise<string>;
}

interface CaptchaScripts {
  readonly grecaptcha?: {
    ready(callback: () => void): void;
    execute(siteKey: string, options: { action: string }): PromiseLike<string>;
  };
  readonly hcaptcha?: {
    render(container: HTMLElement, options: { sitekey: string; size: 'invisible' }): string;
    execute(widget: string, options: { async: true }): PromiseLike<{ response: string }>;
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
    address: (siteKey) => ({ render: siteKey }),
    ask: async (siteKey) => {
      const script = scriptNamed('grecaptcha');
      await inTime(
        new Promise<void>((resolve) => {
          script.ready(resolve);
        }),
      );
      return inTime(script.execute(siteKey, { action: 'submit' }));
    },
  },
  hcaptcha: {
    title: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    address: () => ({ render: 'explicit' }),
    ask: async (siteKey) => {
      const script = scriptNamed('hcaptcha');
      const place = document.createElement('div');
      document.body.append(place);
      try {
        // It may ask the person something, who takes the time that it takes.
        return (await script.execute(script.render(place, { sitekey: siteKey, size: 'invisible' }), { async: true })).response;
      } finally {
        place.remove();
      }
    },
  },
};

/** The provider's name as people know it. */
export const captchaTitle = ({ captchaProvider }: CaptchaService): string => providers[captchaProvider].title;

/** What site keys of backends without a provider begin with. The token that belongs to them proves nothing, and no real backend takes it. */
const testKey = 'test:';

/** Milliseconds that the script may take to come, and again to answer. */
const patience = 15_000;

/**
 * A token that proves to the backend that a person fills in a form; each holds for one submission. The first one fetches the provider's
 * script, and nothing of the provider is fetched before, so it is to be asked for only when somebody sends a form.
 *
 * @throws CaptchaError when there is none to be had; the next call tries everything anew
 */
export async function captchaToken(siteKey: string, { captchaProvider, captchaScriptUrl }: CaptchaService): Promise<string> {
  if (siteKey.startsWith(testKey)) return `test-token ${siteKey.slice(testKey.length)}`;
  const provider = providers[captchaProvider];
  try {
    const url = new URL(captchaScriptUrl || provider.script, window.location.href);
    for (const [name, value] of Object.entries(provider.address(siteKey))) url.searchParams.set(name, value);
    await scriptFrom(url.href);
    const token = await provider.ask(siteKey);
    if (typeof token !== 'string' || token === '') throw new Error('The captcha answered with no token');
    return token;
  } catch (error) {
    throw new CaptchaError(error);
  }
}

const scripts = new Map<string, Promise<void>>();

/** Runs a script of another host, once; one that didn't come is asked for again the next time. */
function scriptFrom(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const element = document.createElement('script');
  const coming = inTime(
    new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error('The captcha could not be fetched')));
      element.src = url;
      document.head.append(element);
    }),
  ).catch((error: unknown) => {
    scripts.delete(url);
    element.remove();
    throw error;
  });
  scripts.set(url, coming);
  return coming;
}

async function inTime<Answer>(answer: PromiseLike<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      answer,
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The captcha took too long')), patience);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
