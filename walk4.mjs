import { open } from './walk-lib.mjs';
// menus as each kind of user, 1280 and 390
for (const [user, customer, tenant] of [['david.al', '400', 'al'], ['eva.al', '200', 'al'], ['anna.al', undefined, 'al']]) {
  for (const [w, h] of [[1400, 900], [390, 844]]) {
    const { browser, page, as, shot, context } = await open({ customer, tenant, w, h });
    await as(user, '/');
    await page.waitForTimeout(1500);
    console.log('==', user, w, page.url(), await page.title());
    console.log('links', JSON.stringify(await page.getByRole('main').getByRole('link').evaluateAll((l) => l.slice(0, 40).map((e) => e.getAttribute('href') + ' ' + e.textContent?.slice(0, 25)))));
    await shot(`h-${user}-${w}`, true);
    await page.getByRole('button', { name: /^Menü/ }).click(); await page.waitForTimeout(700);
    console.log('menu', JSON.stringify(await page.getByRole('menuitem').allInnerTexts()), JSON.stringify(await page.getByRole('menuitemradio').allInnerTexts()));
    await shot(`m-${user}-${w}`);
    await page.keyboard.press('Escape');
    if (w > 1000) console.log('header', JSON.stringify(await page.getByRole('banner').getByRole('link').evaluateAll((l) => l.map((e) => e.getAttribute('href') + ' ' + (e.getAttribute('aria-label') ?? e.textContent)?.slice(0, 25)))), 'footer', JSON.stringify(await page.getByRole('contentinfo').getByRole('link').evaluateAll((l) => l.map((e) => e.getAttribute('href') + ' ' + e.textContent?.slice(0, 25)))));
    await browser.close();
  }
}
const { browser, page, shot, origin } = await open({ tenant: 'al', w: 1280 });
await page.goto(origin + '/'); await page.waitForTimeout(3000); await shot('h-visitor', true);
await page.getByRole('button', { name: /^Menü/ }).click(); await page.waitForTimeout(700);
console.log('visitor', JSON.stringify(await page.getByRole('menuitem').allInnerTexts()));
await browser.close();
