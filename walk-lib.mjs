import { chromium } from 'playwright';
import { browserLaunch } from './scripts/browser.ts';
export const P = 5304;
const consents = ['consent-web-tracking','consent-search-analytics','consent-marketing-automation','consent-chatbot','consent-business-intelligence','consent-lead-tracking','consent-web-analytics'];
export async function open({ w = 1280, h = 900, ua, tenant = 'al', customer, consent = 'false', locale } = {}) {
  const browser = await chromium.launch(browserLaunch());
  const context = await browser.newContext({ viewport: { width: w, height: h }, ...(ua && { userAgent: ua, isMobile: true, hasTouch: true }), locale: 'de-AT' });
  const origin = `http://${tenant}.localhost:${P}`;
  await context.addCookies([...(consent ? consents.map((name) => ({ name, value: consent, url: origin })) : []), { name: 'mock-panel', value: 'off', url: origin }, ...(customer ? [{ name: 'customer', value: customer, url: origin }] : []), ...(locale ? [{ name: 'locale', value: locale, url: origin }] : [])]);
  const watch = (page) => {
    page.setDefaultTimeout(12000);
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
    page.on('console', (m) => { if (['error'].includes(m.type()) && !/Failed to load/.test(m.text())) console.log('CONSOLE', m.text().slice(0, 300)); });
    return page;
  };
  const page = watch(await context.newPage());
  const as = async (user, path) => {
    await page.goto(`${origin}/auth/login?user=${user}&redirect=${encodeURIComponent(path)}`);
    await page.waitForURL((u) => u.pathname !== '/auth/login', { timeout: 60000 });
    if (customer) await context.addCookies([{ name: 'customer', value: customer, url: origin }]);
    await page.goto(origin + path);
    await page.waitForTimeout(1500);
  };
  const scenario = (value) => context.addCookies([{ name: 'mock-scenario', value: encodeURIComponent(value), url: origin }]);
  const shot = (name, full) => page.screenshot({ path: `/tmp/my/${name}.png`, fullPage: !!full });
  const focus = () => page.evaluate(() => { const e = document.activeElement; return `${e?.tagName} ${e?.getAttribute('aria-label') ?? e?.textContent?.slice(0, 80)}`; });
  return { browser, context, page, origin, as, scenario, shot, focus, watch };
}
