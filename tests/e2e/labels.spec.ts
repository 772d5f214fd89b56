import { readFile } from 'node:fs/promises';
import { readPdf } from '../../mocks/files/pdfText.fixture';
import { expect, test } from './shop';

const cheese = 'Bergkäse 6 Monate gereift, Laib ca. 6 kg';

test.describe('The label list', () => {
  test('A product gets there from its page and from the search, and off again', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/product/104711' });
    const toggle = page.getByRole('button', { name: `Auf der Etikettenliste: ${cheese}` });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await shop.go('/search?query=104711');
    await page.getByRole('button', { name: `Bestellvorlagen: ${cheese}` }).click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await shop.go('/my/label-prints');
    await expect(page.getByText('1 Artikel, 1 Etikett', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Von der Etikettenliste entfernen: ${cheese}` }).click();
    await expect(page.getByText(`Entfernt: ${cheese}`)).toBeVisible();
    // The list would be read before the change has arrived, by who reloads within the same instant.
    await expect.poll(() => shop.callsSoFar('removeLabel').length).toBe(1);
    await shop.reload();
    await expect(page.getByText('Keine Artikel in der Etikettenliste')).toBeVisible();
    await page.getByRole('link', { name: 'Artikel suchen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/search`);
  });

  test('Numbers and sheet outlive a reload, and the PDF has what the preview shows', async ({ shop, page }) => {
    await shop.as('jana.al', { customer: '1000', path: '/my/label-prints' });
    await page.getByRole('textbox', { name: `Etiketten: ${cheese}` }).fill('8');
    await page.getByRole('combobox', { name: 'Etikettenbogen' }).selectOption({ label: 'A4, 8 Etiketten zu 99,1 × 67,7 mm' });
    await expect(page).toHaveURL(/sheet=A4_8/);
    await shop.reload();
    await expect(page.getByRole('textbox', { name: `Etiketten: ${cheese}` })).toHaveValue('8');
    await expect(page.getByText('25 Artikel, 32 Etiketten')).toBeVisible();
    await expect(page.getByText('4 Bögen')).toBeVisible();
    await page.getByRole('textbox', { name: 'Erstes freies Etikett auf dem Bogen' }).fill('3');
    await expect(page.getByText('5 Bögen')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('complementary').getByRole('button', { name: 'PDF erstellen' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Etikettenliste erstellt am \d{4}-\d{2}-\d{2}\.pdf$/);
    const bytes = await readFile(await file.path());
    const { pages, text } = await readPdf(Uint8Array.from(bytes).buffer);
    expect(pages).toBe(5);
    expect(text.split('104711').length - 1).toBe(8);
    await expect(page.getByText('32 Etiketten wurden als PDF gespeichert.')).toBeVisible();
  });

  test('Recipients are changed where the labels are sent', async ({ shop, page }) => {
    await shop.as('jana.al', { customer: '1000', path: '/my/label-prints' });
    await page.getByRole('button', { name: 'Empfänger ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Empfänger der Etiketten' });
    await dialog.getByRole('textbox').fill('lager@sonnhof.example');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'lager@sonnhof.example' })).toBeVisible();
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
    await expect(page.getByText('25 Etiketten werden per E-Mail gesendet.')).toBeVisible();
    expect(await shop.callsOf('sendLabelPrintEmail')).toHaveLength(1);
  });

  test('The whole essence list goes there at once, and is searched', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/label-prints' });
    await page.getByRole('button', { name: 'Essenzliste übernehmen' }).click();
    const articles = page.getByRole('article');
    await expect(articles.first()).toBeVisible();
    const [, products] = /(\d+) Artikel/.exec(await page.getByText(/^\d+ Artikel, \d+ Etiketten$/).innerText()) ?? [];
    expect(Number(products)).toBeGreaterThan(20);
    await page.getByRole('searchbox', { name: 'In der Etikettenliste suchen' }).fill('kein solcher Artikel');
    await expect(page.getByText(/passt kein Artikel/)).toBeVisible();
    await page.getByRole('button', { name: 'Alle anzeigen' }).click();
    await expect(articles.first()).toBeVisible();
  });
});
