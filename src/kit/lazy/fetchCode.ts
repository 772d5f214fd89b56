/** Stylesheets in the head that could not be fetched; undefined until somebody looks. */
let failed: Set<HTMLLinkElement> | undefined;
let mending: Promise<unknown> | undefined;

/**
 * Fetches code that comes later, once more after a failure, with its styles. Vite's loader asks for a stylesheet once in the life of a
 * page: code that comes with the second attempt would be drawn without the styles that failed with the first.
 *
 * @param load imports the code
 * @returns what `load` answers, as soon as the stylesheets that failed earlier have come or have failed once more; it rejects as `load` does
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  failed ??= watchStyles();
  const [code] = await Promise.all([load(), mendStyles(failed)]);
  return code;
}

function watchStyles(): Set<HTMLLinkElement> {
  const links = new Set<HTMLLinkElement>();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') links.add(target);
    },
    { capture: true },
  );
  return links;
}

/** Fetches the stylesheets again, each in its place in the cascade. It never rejects. */
function mendStyles(links: Set<HTMLLinkElement>): Promise<unknown> {
  mending ??= Promise.all([...links].map((link) => refetchStyles(link, links))).finally(() => {
    mending = undefined;
  });
  return mending;
}

function refetchStyles(link: HTMLLinkElement, links: Set<HTMLLinkElement>): Promise<void> {
  return new Promise((settle) => {
    const next = link.cloneNode();
    next.addEventListener('load', () => settle());
    next.addEventListener('error', () => settle());
    links.delete(link);
    link.replaceWith(next);
  });
}
