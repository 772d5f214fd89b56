import { open } from './walk-lib.mjs';
{
const { browser, page, as, shot, focus, scenario, context, origin, watch } = await open({ customer: '1102', tenant: 'gm', w: 1280, h: 900, locale: 'en' });
await as('karl.gm', '/my/notification-center');
const close = async (p) => { const d = p.getByRole('dialog'); try { await d.waitFor({ timeout: 15000 }); console.log('urgent', (await d.innerText()).slice(0, 80)); await d.getByRole('button', { name: /Close|Chiudi|Schließen/ }).click(); await p.waitForTimeout(800); } catch { console.log('no urgent'); } };
await close(page);
console.log(page.url(), await page.getByText(/notifications$/).allInnerTexts());
await shot('g1');
// message of other customer (1350 is only for 1100)
await page.goto(origin + '/my/notification-center?message=1349'); await page.waitForTimeout(2500); await shot('g2');
console.log('linked', JSON.stringify((await page.getByRole('article').first().innerText()).slice(0, 200)));
for (const m of ['999999', '0', 'abc', '1349&type=99', '1349&page=77']) { await page.goto(origin + '/my/notification-center?message=' + m); await page.waitForTimeout(2500); console.log(m, page.url().slice(-40), JSON.stringify(await page.getByRole('alert').allInnerTexts()), await page.getByRole('article').count(), JSON.stringify(await page.getByRole('main').innerText()).slice(0, 150)); }
await shot('g3');
// mark all
await page.goto(origin + '/my/notification-center?type=2'); await close(page);
await page.getByRole('button', { name: 'Mark all of this type as read' }).click(); await page.waitForTimeout(2500);
console.log('status', JSON.stringify(await page.getByRole('status').allInnerTexts()), 'focus', await focus()); await shot('g4');
// add all to cart
await page.getByRole('article').first().getByRole('button').first().click(); await page.waitForTimeout(2500);
const add = page.getByRole('button', { name: /^Add all/ }); console.log('add', await add.count());
if (await add.count()) { await add.first().focus(); await page.keyboard.press('Enter'); await page.waitForTimeout(2500); console.log('status', JSON.stringify(await page.getByRole('status').allInnerTexts()), 'focus', await focus()); }
await shot('g5');
// scroll on opening under an open one
await page.goto(origin + '/my/notification-center'); await close(page);
const art = page.getByRole('article');
await art.nth(1).getByRole('button').first().click(); await page.waitForTimeout(2000);
await art.nth(6).scrollIntoViewIfNeeded(); await page.waitForTimeout(300);
const list = page.getByRole('list', { name: 'Notifications' }).locator(':scope > li');
const li = list.nth(6); const b0 = await li.boundingBox(); await li.locator('h2 button').click(); await page.waitForTimeout(1500); const b1 = await li.boundingBox();
console.log('opened at', b0?.y, '->', b1?.y, 'scrollY', await page.evaluate(() => scrollY));
await shot('g6');
await browser.close();
}
{
const { browser, page, as, shot, focus, scenario, context, origin, watch } = await open({ customer: '200', tenant: 'al', w: 1280, h: 900 });
await as('ben.al', '/my/user-profile');
const other = watch(await context.newPage()); await other.goto(origin + '/my/user-profile'); await other.getByRole('textbox', { name: 'Vorname' }).waitFor();
await page.bringToFront();
await page.getByRole('textbox', { name: 'Nachname' }).fill('Moser-Neu'); await page.getByRole('button', { name: 'Speichern', exact: true }).click(); await page.waitForTimeout(1200); console.log('focus after save', await focus());
await page.getByRole('group', { name: 'Aktionen' }).getByRole('switch', { name: 'E-Mail' }).check(); await page.waitForTimeout(800);
await other.bringToFront();
await other.getByRole('textbox', { name: 'Vorname' }).fill('Benjamin'); await other.getByRole('group', { name: 'Lieferung' }).getByRole('switch', { name: 'E-Mail' }).uncheck(); await other.waitForTimeout(800);
await other.getByRole('button', { name: 'Speichern', exact: true }).click(); await other.waitForTimeout(1500);
await other.reload(); await other.getByRole('textbox', { name: 'Vorname' }).waitFor(); await other.waitForTimeout(1500);
console.log('both', await other.getByRole('textbox', { name: 'Vorname' }).inputValue(), await other.getByRole('textbox', { name: 'Nachname' }).inputValue(), await other.getByRole('group', { name: 'Aktionen' }).getByRole('switch', { name: 'E-Mail' }).isChecked(), await other.getByRole('group', { name: 'Lieferung' }).getByRole('switch', { name: 'E-Mail' }).isChecked());
// language with unsaved
await other.getByRole('textbox', { name: 'Nachname' }).fill('Halb getippt'); await other.getByRole('radio', { name: 'English' }).check(); await other.waitForTimeout(2000);
console.log('lang', await other.getByRole('textbox', { name: 'Last name' }).inputValue(), await other.getByText('Not saved yet').count());
await other.goto(origin + '/flyers'); await other.waitForTimeout(1500); await other.goBack(); await other.getByRole('textbox', { name: 'Last name' }).waitFor(); console.log('back', await other.getByRole('textbox', { name: 'Last name' }).inputValue());
// recipients
const more = other.getByRole('textbox', { name: /email address/i });
console.log(await more.evaluateAll((l) => l.map((e) => e.id)));
await scenario('updateUserData=409'); await other.getByRole('button', { name: 'Save', exact: true }).dblclick(); await other.waitForTimeout(2000);
console.log('409', JSON.stringify(await other.getByRole('alert').allInnerTexts()), 'focus', JSON.stringify(await other.evaluate(() => document.activeElement.textContent.slice(0, 40)))); await other.screenshot({ path: '/tmp/my/q1.png', fullPage: true });
await scenario('updateUserData=malformed'); await other.getByRole('button', { name: 'Save', exact: true }).click(); await other.waitForTimeout(2000);
console.log('malformed', JSON.stringify(await other.getByRole('alert').allInnerTexts()));
await scenario('normal');
await browser.close();
}
