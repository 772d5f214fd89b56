import { chromium } from 'playwright';
import { browserLaunch } from '/work/wt/allergens/scripts/browser.ts';
const port = process.argv[2] ?? 5310;
const shots = JSON.parse(process.argv[3]);
const browser = await chromium.launch(browserLaunch());
for (const { name, tenant, user, path, width, height, pdf, full, act } of shots) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  const origin = `http://${tenant}.localhost:${port}`;
  await context.addCookies([{ name: 'mock-panel', value: 'off', url: origin }]);
  await page.goto(`${origin}/auth/login?${new URLSearchParams({ user, redirect: path })}`);
  await page.waitForURL((url) => url.pathname !== '/auth/login', { timeout: 120000 });
  await page.getByRole('button', { name: 'Drucken' }).waitFor({ timeout: 120000 }).catch(() => console.log(name, 'no print button'));
  await page.waitForTimeout(2500);
  if (act) await page.evaluate(act);
  await page.screenshot({ path: `/tmp/allergens/${name}.png`, fullPage: full ?? false });
  if (pdf) { const { writeFileSync } = await import('node:fs'); writeFileSync(`/tmp/allergens/${name}.pdf`, await page.pdf({ preferCSSPageSize: true })); }
  await context.close();
}
await browser.close();
