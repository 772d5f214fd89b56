/**
 * Looks after the start of the shop: says that it failed or is late, in the words of index.html, and offers a way on (record 063). A script
 * by itself without anything of the shop, because it has to run where nothing else does; the content policy lets it in as the shop's own.
 */
(() => {
  /** Milliseconds after which a start that hasn't come is told to be late. */
  const patience = 10_000;
  /** Milliseconds that the worker may take to answer. */
  const workerPatience = 5_000;
  const words = document.getElementById('start');
  const root = words?.parentElement;
  // The shop was faster.
  if (!words || !root) return;

  const languages = ['de', 'en', 'it'];
  const chosen = /(?:^|; )locale=(de|en|it)/i.exec(document.cookie)?.[1];
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

  /** Marks that something was done in this session; false where it was done before, or nobody can keep the mark. */
  const isFirst = (deed) => {
    try {
      const key = `start:${deed}`;
      if (sessionStorage.getItem(key)) return false;
      sessionStorage.setItem(key, '1');
      return sessionStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  };

  /** Once the shop shows itself, its words have taken the place of these. */
  const isStarting = () => words.isConnected;

  const told = new Set();
  /** The file that was the first to fail. */
  let missing = '';

  /** Reports a start that failed, in the shop's own form (src/app/reporting): where config.json names an address, and as often as it asks for. */
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

  /** One reload by itself: a file may have been missing for the moment of a release only. After it, people decide. */
  const fail = () => {
    if (isLeaving) return;
    if (isFirst('reloaded')) reload();
    else show('failed');
  };

  /** Takes a release that waits, or else throws away what is kept, once, and only where the server can be reached; then the page is loaded again. */
  async function mend() {
    button.disabled = true;
    const limit = new Promise((resolve) => setTimeout(resolve, workerPatience));
    if (isFirst('mended')) await Promise.race([limit, freshen().catch(() => undefined)]);
    reload();
  }

  async function freshen() {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    // Without a network this fails, and what is kept stays.
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
  // What failed before anybody listened: the browser remembers it of a module, and runs none twice.
  window.addEventListener('load', () => {
    const door = [...document.querySelectorAll('script[type="module"][src]')].at(-1);
    if (door)
      import(door.src).catch(() => {
        if (!isStarting()) return;
        missing ||= new URL(door.src).pathname;
        fail();
      });
    // Without its first stylesheet the shop can be used, if need be.
    const isBare = [...document.querySelectorAll('link[data-first]')].some(({ sheet }) => !sheet);
    if (isBare && isFirst('reloaded')) reload();
  });
  // What the shop itself says of a start that failed, and of a failure later that has left nothing on the page.
  const hear = () => {
    if (isStarting()) fail();
    else if (root.childElementCount === 0) show('failed');
  };
  window.addEventListener('shop:failed', hear);
  if ('failed' in document.documentElement.dataset) hear();
  setTimeout(() => {
    if (!isStarting()) return;
    show('late');
    // A stylesheet that doesn't come holds back everything, these words and all scripts: another in its place, which nothing waits for.
    for (const style of document.querySelectorAll('link[rel="stylesheet"]')) if (!style.sheet) style.replaceWith(style.cloneNode());
  }, patience);
})();
