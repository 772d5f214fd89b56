import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { Window } from 'happy-dom';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { featureAt } from '#scripts/browsers/features.ts';
import { firstVersion, floorOf } from '#scripts/browsers/floor.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const script = readFileSync('public/oldBrowser.js', 'utf8');

const agents = {
  ie: 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
  edge92:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.107 Safari/537.36 Edg/92.0.902.55',
  chrome: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.107 Safari/537.36',
  opera: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0.4638.69 Safari/537.36 OPR/81.0.4196.60',
  samsung:
    'Mozilla/5.0 (Linux; Android 9; SM-T510) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/16.0 Chrome/92.0.4515.166 Safari/537.36',
  firefox: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:109.0) Gecko/20100101 Firefox/115.0',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/119.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
  unknown: 'Kassa 3',
};

let window = new Window();
let sent: { address: string; body: string | null }[];
let config: object;

/** Opens the page in a browser, and returns its text. */
function open(agent: keyof typeof agents, { cookie = '', languages = ['de-AT'], touch = 0 } = {}) {
  window = new Window({ url: 'http://al.localhost/', settings: { navigator: { userAgent: agents[agent], maxTouchPoints: touch } } });
  Object.defineProperty(window.navigator, 'languages', { value: languages });
  const { document } = window;
  document.cookie = cookie;
  document.body.innerHTML = '<div id="root">Shop</div><script></script>';
  run();
  return document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

class Request {
  #address = '';
  status = 200;
  responseText = '';
  onload = () => {};
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader() {}
  send(body: string | null) {
    sent.push({ address: this.#address, body: body ?? null });
    this.responseText = JSON.stringify(config);
    this.onload();
  }
}

function run() {
  const { document, navigator, sessionStorage, location } = window;
  runInNewContext(script, { document, navigator, sessionStorage, location, XMLHttpRequest: Request });
}

afterEach(() => window.happyDOM.close());
beforeEach(() => {
  sent = [];
  config = {};
});

test('uses only syntax that every browser supports', () => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
});

test('all features that start.js checks are available together from the floor on', () => {
  expect(readFileSync('public/start.js', 'utf8')).toContain("CSS.supports('(height: 1lh) and selector(:has(a))')");
  const asked = [featureAt('css', 'types', 'length', 'lh'), featureAt('css', 'selectors', 'has')].filter(
    (feature) => feature !== undefined,
  );
  const firsts = [...floorOf()].map(([browser]) => [
    browser,
    Math.max(...asked.map(({ compat }) => Number(firstVersion(compat, browser)))),
  ]);
  expect(Object.fromEntries(firsts)).toEqual({
    chrome: 109,
    edge: 109,
    firefox: 121,
    safari: 16.4,
    safari_ios: 16.4,
    // Below the floor, 23, but based on Chrome 110, for which the polyfills suffice.
    samsunginternet_android: 21,
  });
});

test.each([
  ['ie', 'Internet Explorer 11', 2013],
  ['edge', 'Edge 18', 2018],
  ['edge92', 'Edge 92', 2021],
  ['chrome', 'Chrome 92', 2021],
  ['opera', 'Opera 81', 2021],
  ['samsung', 'Samsung Internet 16', 2021],
  ['firefox', 'Firefox 115', 2023],
  ['ipad', 'iOS 12.5', 2019],
  ['iphone', 'iOS 15.8', 2022],
  ['mac', 'Safari 15.6', 2022],
] as const)('%s is named, with its year', (agent, name, year) => {
  expect(open(agent)).toContain(`Sie verwenden ${name} aus dem Jahr ${year}.`);
});

test('an unknown browser gets the requirements', () => {
  const text = open('unknown');
  expect(text).not.toContain('Sie verwenden');
  expect(text).toContain('ab Version 109');
});

test('the years are those of the releases', () => {
  const browsers = {
    Chrome: 'chrome',
    Firefox: 'firefox',
    MSIE: 'ie',
    OS: 'safari_ios',
    SamsungBrowser: 'samsunginternet_android',
    Version: 'safari',
  } as const;
  const table = /var firstOfYear = (\{[^;]*\});/.exec(script)?.[1] ?? '';
  const written = runInNewContext(`(${table})`) as Record<keyof typeof browsers, { from: number; versions: number[] }>;
  for (const [kind, browser] of Object.entries(browsers) as [keyof typeof browsers, (typeof browsers)[keyof typeof browsers]][]) {
    const { from, versions } = written[kind];
    const releases = Object.entries(data.browsers[browser].releases).map(([version, { release_date: date }]) => ({
      version: Number.parseFloat(version),
      year: Number(date?.slice(0, 4)),
    }));
    const firsts = versions.map((first, index) => {
      const ofYear = releases.filter(({ year }) => year === from + index).map(({ version }) => version);
      // A year without a release keeps its written version.
      return ofYear.length > 0 ? Math.min(...ofYear) : first;
    });
    expect([kind, versions]).toEqual([kind, firsts]);
  }
});

describe('words', () => {
  test('replace the page, as a message', () => {
    open('chrome');
    expect(window.document.getElementById('root')).toBeNull();
    expect(window.document.querySelector('[role=alert]')?.getAttribute('lang')).toBe('de');
  });

  test.each([
    ['the language that was chosen', { cookie: 'locale=it', languages: ['en-GB'] }, 'Questo browser è troppo vecchio'],
    ['the browser’s first that there is', { languages: ['fr-FR', 'en-GB', 'de'] }, 'This browser is too old'],
    ['German, where there is none', { languages: ['fr-FR'] }, 'Dieser Browser ist zu alt'],
  ])('%s', (_name, options, title) => {
    expect(open('chrome', options)).toContain(title);
  });

  test('explain the remedy on the device', () => {
    expect(open('chrome')).toContain('Aktualisieren Sie den Browser');
    expect(open('ipad')).toContain('Softwareupdate');
    expect(open('mac')).toContain('Aktualisieren Sie den Browser');
    expect(open('mac', { touch: 5 })).toContain('Softwareupdate');
  });

  test('the way on is stored for the tab, and the page is shown again', () => {
    open('chrome');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    window.document.querySelector('button')?.click();
    expect(window.sessionStorage.getItem('start:anyway')).toBe('1');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('reports', () => {
  test('a report has the browser, once per tab', () => {
    config = { reportUrl: '/shop-reports' };
    open('chrome');
    run();
    expect(sent.map(({ address }) => address)).toEqual(['/config.json', '/shop-reports']);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      release: '',
      tenant: '',
      reports: [{ kind: 'start', screen: '', operation: 'old Chrome 92', count: 1 }],
    });
  });

  test.each([
    ['no address', {}],
    ['a share of nothing', { reportUrl: '/shop-reports', reportShare: 0 }],
  ])('nothing with %s', (_name, written) => {
    config = written;
    open('unknown');
    expect(sent.map(({ address }) => address)).toEqual(['/config.json']);
  });
});
