import { expect, test } from './shop';

test.describe('An order template', () => {
  test('Two tabs change it at once: the second sees what the first has saved, nobody else is named, and the user decides', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/ordertemplates/template-100-1' });
    const row = page.locator('article[data-sku="104711"]');
    const amount = row.getByRole('textbox');
    await expect(amount).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('article[data-sku="104711"]').getByRole('textbox').fill('21');
    const saved = other.waitForResponse((response) => response.request().method() === 'PUT');
    await other.keyboard.press('Enter');
    await saved;
    await other.close();
    await amount.fill('13');
    await amount.press('Enter');
    await expect(row.getByRole('alert')).toContainText(/^Inzwischen wurde eine andere Menge gespeichert: 21\sLaibe?\./);
    await expect(amount).toHaveValue('13');
    const another = page.locator('article[data-sku="104716"]').getByRole('textbox');
    await another.fill('6');
    await another.press('Enter');
    await expect.poll(() => shop.callsSoFar('setOrderTemplateItem').length).toBe(3);
    await expect(page.locator('article[data-sku="104716"]')).not.toHaveAttribute('aria-busy');
    // The message about the first one stays.
    await expect(row.getByRole('alert')).toContainText(/^Inzwischen wurde eine andere Menge gespeichert: 21\sLaibe?\./);
    // Changes waiting for an answer also wait over a reload.
    await shop.reload();
    await expect(amount).toHaveValue('13');
    await expect(row.getByRole('alert')).toContainText(/^Inzwischen wurde eine andere Menge gespeichert: 21\sLaibe?\./);
    await row.getByRole('button', { name: / behalten$/ }).click();
    await expect(row.getByRole('alert')).toHaveCount(0);
    // The next page saves the unsaved changes.
    await shop.setScenario('setOrderTemplateItem=503');
    await amount.fill('15');
    await amount.press('Enter');
    await expect(row.getByRole('alert')).toContainText('Noch nicht gespeichert.');
    await shop.setScenario('normal');
    await shop.reload();
    await expect(amount).toHaveValue('15');
    await expect(row.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('template-edits')))).toEqual([]);
    // Typed without a network, it goes off by itself once that is back.
    await page.context().setOffline(true);
    await amount.fill('14');
    await amount.press('Enter');
    await expect(row.getByRole('alert')).toContainText('Noch nicht gespeichert.');
    await page.context().setOffline(false);
    await expect(row.getByRole('alert')).toHaveCount(0);
    await expect(amount).toHaveValue('14');
  });

  test('A template of 300 products holds only those near the window, prints all, and comes as PDF under its name', async ({
    shop,
    page,
  }) => {
    await shop.as('jana.al', { path: '/my/ordertemplates/template-1000-1' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(100);
    // One that is far from the window, found by its number, is brought here.
    const cheese = '104711';
    await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill(cheese);
    await page.getByRole('option', { name: /schon in der Vorlage/ }).click();
    await expect(page.locator(`article[data-sku="${cheese}"]`).getByRole('textbox')).toBeFocused();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Drucken und PDF' }).click();
    await page.getByRole('menuitem', { name: 'PDF mit Bildern' }).click();
    expect((await download).suggestedFilename()).toContain('Wochenbedarf');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(280);
    // No heading stays behind at the foot of a sheet, without its rows.
    const heading = page.getByRole('row').filter({ has: page.locator('[scope="rowgroup"]') });
    await expect(heading.first()).toHaveCSS('break-after', 'avoid');
  });
});
