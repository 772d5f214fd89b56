/** Stylesheets in the head that could not be fetched. */
const failed = new Set<HTMLLinkElement>();
let mending: Promise<unknown> | undefined;

const remember = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
};

/** From now on remembers which stylesheets can't be fetched; once is enough. */
export function watchStyles(): void {
  window.addEventListener('error', remember, { capture: true });
}

/**
 * Fetches the stylesheets anew that could not be fetched, each in its place in the cascade. Vite's loader asks for a stylesheet once
 * in the life of a page: code that comes with the second attempt would be drawn without the styles that failed with the first.
 *
 * @returns when all of them have come or have failed once more; it never rejects
 */
export function mendStyles(): Promise<unknown> {
  mending ??= Promise.all([...failed].map(fetchAnew)).finally(() => {
    mending = undefined;
  });
  return mending;
}

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  return new Promise((settle) => {
    const next = link.cloneNode();
    next.addEventListener('load', () => settle());
    next.addEventListener('error', () => settle());
    failed.delete(link);
    link.replaceWith(next);
  });
}
