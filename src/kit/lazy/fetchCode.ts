/** Stylesheets in the head that failed; undefined until the first check. */
let failed: Set<HTMLLinkElement> | undefined;
let mending: Promise<unknown> | undefined;

/**
 * Loads lazy code with its styles, and retries once. Vite's loader requests a stylesheet once per page: after a
 * second attempt the code would be drawn without the styles that failed in the first.
 *
 * @param load imports the code
 * @returns the result of `load`, once the failed stylesheets have loaded or failed again; rejects if `load` does
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

/** Loads the stylesheets again, each at its place in the cascade. Never rejects. */
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
