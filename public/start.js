/**
 * Watches the start of the shop: says that it failed or is late, with the texts of index.html, and offers a way on
 * (record 022). A separate script without shop code, because it must run when nothing else does. The content policy
 * allows it as the shop's own.
 */
(() => {
  /** Milliseconds after which a start counts as late. */
  const lateAfterMs = 10_000;
  /** Timeout of the worker's answer, in milliseconds. */
  const workerTimeoutMs = 5_000;
  const words = document.getElementById('start');
  const root = words?.parentElement;
  // The shop has already started.
  if (!words || !root) return;

  /** True if a step was done in this session; false if it wasn't, or if storage is blocked. */
  const wasDone = (deed) => {
    try {
      return sessionStorage.getItem(`start:${deed}`) !== null;
    } catch {
      return false;
    }
  };
  // Only supported browsers (record 032) have both: Chrome from 109, Safari from 16.4, Firefox from 121.
  if (!CSS.supports('(height: 1lh) and selector(:has(a))') && !wasDone('anyway')) {
    // Without the root the shop can't start or render.
    root.remove();
    import('/oldBrowser.js').catch(() => document.body.append(root));
    return;
  }

  /** The cookies' text; undefined if the browser refuses cookies. */
  const cookies = (() => {
    try {
      return navigator.cookieEnabled ? document.cookie : undefined;
    } catch {
      return undefined;
    }
  })();
  const languages = ['de', 'en', 'it'];
  const chosen = /(?:^|; )locale=(de|en|it)/i.exec(cookies)?.[1];
  const language =
    [chosen, ...navigator.languages].map((locale) => locale?.slice(0, 2).toLowerCase()).find((code) => languages.includes(code)) ?? 'de';
  for (const part of words.querySelectorAll('[lang]')) if (part.lang !== language) part.remove();
  words.hidden = true;

  const link = words.querySelector('a');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = link.textContent;
  button.addEventListener('click', () => void mend());
  link.replaceWith(button);

  /** Marks a step as done in this session; false if it was done before, or if storage is blocked. */
  const isFirst = (deed) => {
    try {
      if (wasDone(deed)) return false;
      sessionStorage.setItem(`start:${deed}`, '1');
      return wasDone(deed);
    } catch {
      return false;
    }
  };

  /** True until the shop renders, which removes these texts. */
  const isStarting = () => words.isConnected;

  const told = new Set();
  /** Path of the first file that failed. */
  let missing = '';

  /**
   * Reports a failed start in the shop's own format (src/app/reporting), if config.json names an address, at the
   * share that it asks for.
   */
  const tell = async (why) => {
    if (told.has(why)) return;
    told.add(why);
    const { reportUrl, reportShare = 1 } = await (await fetch('/config.json')).json();
    if (!reportUrl || Math.random() >= reportShare) return;
    const operation = `${why} ${missing}`.trim();
    await fetch(reportUrl, {
      method: 'POST',
      body: JSON.stringify({
        release: document.querySelector('meta[name="release"]')?.content ?? '',
        tenant: '',
        reports: [{ kind: 'start', screen: '', operation, count: 1 }],
      }),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  };

  const show = (why) => {
    tell(why).catch(() => undefined);
    for (const sentence of words.querySelectorAll('[data-why]')) sentence.hidden = sentence.dataset.why !== why;
    words.setAttribute('role', 'alert');
    words.hidden = false;
    if (!isStarting()) root.replaceChildren(words);
  };

  let isLeaving = false;
  const reload = () => {
    isLeaving = true;
    location.reload();
  };

  // Without cookies the shop knows neither wholesaler nor user. Without the root it can't start.
  if (cookies === undefined) {
    root.replaceWith(words);
    show('cookies');
    return;
  }

  /** Reloads once: a file may be missing only for the moment of a release. After that, the user decides. */
  const fail = () => {
    if (isLeaving) return;
    if (isFirst('reloaded')) reload();
    else show('failed');
  };

  /** Activates a waiting release, or else clears the caches: once, and only if the server is reachable. Then reloads the page. */
  async function mend() {
    button.disabled = true;
    const limit = new Promise((resolve) => setTimeout(resolve, workerTimeoutMs));
    if (isFirst('mended')) await Promise.race([limit, freshen().catch(() => undefined)]);
    reload();
  }

  async function freshen() {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    // Fails without a network, and the caches stay.
    await registration.update();
    if (registration.waiting) {
      const isTaken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      await isTaken;
      return;
    }
    await registration.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }

  window.addEventListener(
    'error',
    ({ target, filename }) => {
      if (!isStarting() || !(target instanceof HTMLScriptElement || filename?.startsWith(location.origin))) return;
      missing ||= new URL(target.src || filename).pathname;
      fail();
    },
    { capture: true },
  );
  // Finds failures from before this script ran. The browser remembers a failed module, and never runs a loaded one
  // twice.
  window.addEventListener('load', () => {
    const door = [...document.querySelectorAll('script[type="module"][src]')].at(-1);
    if (door)
      import(door.src).catch(() => {
        if (!isStarting()) return;
        missing ||= new URL(door.src).pathname;
        fail();
      });
    // Without its first stylesheet the shop is usable, so it is reloaded only once.
    const isBare = [...document.querySelectorAll('link[data-first]')].some(({ sheet }) => !sheet);
    if (isBare && isFirst('reloaded')) reload();
  });
  // The shop reports a failed start, or a later failure that leaves the page empty.
  const hear = () => {
    if (isStarting()) fail();
    else if (root.childElementCount === 0) show('failed');
  };
  window.addEventListener('shop:failed', hear);
  if ('failed' in document.documentElement.dataset) hear();
  setTimeout(() => {
    if (!isStarting()) return;
    show('late');
    // A pending stylesheet blocks rendering and all scripts; a copy in its place doesn't.
    for (const style of document.querySelectorAll('link[rel="stylesheet"]')) if (!style.sheet) style.replaceWith(style.cloneNode());
  }, lateAfterMs);
})();
