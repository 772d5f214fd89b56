import { open } from './walk-lib.mjs';
for (const [user, customer, tenant] of [['david.al', '400', 'al'], ['eva.al', '200', 'al']]) {
  for (const [w, h] of [[1400, 900], [390, 844]]) {
    const { browser, page, as, shot } = await open({ customer, tenant, w, h });
    await as(user, '/');
    await page.getByRole('main').getByRole('link').first().waitFor();
    await page.waitForTimeout(800);
    if (w > 1000) console.log('links', JSON.stringify(await page.getByRole('main').getByRole('link').evaluateAll((l) => l.slice(0, 40).map((e) => e.getAttribute('href') + ' ' + e.textContent?.slice(0, 25)))));
    await shot(`h-${user}-${w}`, true);
    await page.getByRole('button', { name: /^Menü/ }).click(); await page.getByRole('menuitem').first().waitFor(); await page.waitForTimeout(400);
    console.log('menu', user, w, JSON.stringify(await page.getByRole('menuitem').allInnerTexts()));
    await shot(`m-${user}-${w}`);
    await browser.close();
  }
}
