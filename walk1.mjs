import { open } from './walk-lib.mjs';
const { browser, page, as, shot, focus, scenario, context, origin } = await open({ customer: '1100' });
await as('karl.al', '/my/notification-center');
const d = page.getByRole('dialog');
await d.waitFor();
console.log(await d.innerText(), '| focus', await focus());
await shot('n1'); 
await page.keyboard.press('Escape');
await page.waitForTimeout(1500);
console.log('dialogs', await d.count(), 'focus', await focus());
await shot('n2');
const news = () => page.getByRole('banner').getByRole('link', { name: /^Nachrichten/ }).getAttribute('aria-label');
console.log(await news());
// mark one
const one = page.getByRole('button', { name: /als gelesen markieren$/ }).nth(1);
console.log(await one.getAttribute('aria-label'));
await one.focus(); await page.keyboard.press('Enter');
await page.waitForTimeout(700); console.log(await news(), 'focus', await focus());
// selected
const boxes = page.getByRole('checkbox', { name: /auswählen$/ });
for (const i of [2, 3, 4]) await boxes.nth(i).check();
await shot('n3');
const mark = page.getByRole('button', { name: 'Als gelesen markieren', exact: true });
await mark.focus(); await page.keyboard.press('Enter');
await page.waitForTimeout(900); console.log('marked', await news(), 'focus', await focus());
// read only selected
for (const i of [2, 3]) await boxes.nth(i).check();
await mark.click(); await page.waitForTimeout(600); console.log('again', await news(), 'focus', await focus());
await shot('n4');
// open each kind of attachment
for (const i of [0,1,2,3,4,5,6]) {
  const b = page.getByRole('article').nth(i).getByRole('button').first();
  if (await b.getAttribute('aria-expanded') !== 'true') await b.click();
  await page.waitForTimeout(1200);
  console.log(i, JSON.stringify((await page.getByRole('article').nth(i).innerText()).slice(0, 400)));
  await shot('att' + i);
}
console.log(await news());
// markread fails
await scenario('markNotificationsRead=500');
await page.getByRole('article').nth(9).getByRole('button').first().click();
await page.waitForTimeout(1500);
console.log('fail', await news(), await page.getByRole('alert').allInnerTexts());
await shot('n5');
await browser.close();
