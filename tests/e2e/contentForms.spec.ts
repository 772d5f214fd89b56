import type { Page } from '@playwright/test';
import { configured } from './configured';
import { expect, test, type ShopDriver } from './shop';

/** The backend's record of a submitted form. */
interface Submission {
  readonly content: { readonly formId?: string; readonly email?: string; readonly lines?: readonly { label: string; values: string[] }[] };
}

const submissions = (shop: ShopDriver) => shop.ask<readonly Submission[]>('/mock/submissions');

const name = (page: Page) => page.getByRole('textbox', { name: 'Name des Betriebs' });
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postleitzahl' });
const send = (page: Page) => page.getByRole('button', { name: 'Absenden' }).first().click();

async function fillIn(page: Page): Promise<void> {
  await name(page).fill('Gasthof Seeblick');
  await postcode(page).fill('5700');
  await page.getByRole('combobox', { name: 'Art des Betriebs' }).selectOption('Hotel');
  await page.getByRole('radio', { name: 'Per E-Mail' }).check();
  await page.getByRole('checkbox', { name: 'Tiefkühlung' }).check();
  await page.getByRole('checkbox', { name: 'Frische' }).check();
}

/** Its fields, mistakes and answers: src/pages/contentPage/ContentForms.stories.tsx. */
test.describe('A form in a content page', () => {
  // A visitor's very first call may be answered before the cookie is there whose token it needs; it is made again with it.
  test.beforeEach(({ shop }) => shop.allow(/403 \(Forbidden\) \(.*\/cms\/dynpage\)/));

  test('What was entered outlives a failure, a reload and a switch of language', async ({ shop, page }) => {
    await shop.visit('/page/neukunde');
    await shop.setScenario('submitForm=503');
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Das Formular konnte nicht gesendet werden.');
    await shop.reload({ shouldSettle: false });
    await expect(name(page)).toHaveValue('Gasthof Seeblick');
    await expect(page.getByRole('checkbox', { name: 'Tiefkühlung' })).toBeChecked();
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the business' })).toHaveValue('Gasthof Seeblick');
    await expect(page.getByRole('checkbox', { name: 'Frozen' })).toBeChecked();
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Send' }).first().click();
    await expect(page.getByText('Thank you, your message has been sent.')).toBeVisible();
    expect((await submissions(shop))[0]?.content.lines?.at(-1)).toEqual({
      label: 'Which ranges do you need?',
      values: ['Fresh', 'Frozen'],
    });
  });

  test("The captcha's provider hears of nobody before a form is sent, and may be blocked; strict policies let it through", async ({
    shop,
    page,
  }) => {
    shop.allow(/ERR_BLOCKED_BY_CLIENT/);
    await configured(page, { captchaProvider: 'recaptcha' });
    await page.route('**/v1/cms/form/sitekey', (route) => route.fulfill({ json: { siteKey: 'real' } }));
    const asked: string[] = [];
    let isBlocked = true;
    await page.route('https://www.google.com/**', (route) => {
      asked.push(route.request().url());
      const script = 'window.grecaptcha = { ready: (call) => call(), execute: async (key) => "test-token " + key };';
      return isBlocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await shop.visit('/page/neukunde');
    await fillIn(page);
    await shop.settled();
    expect(asked).toEqual([]);
    await postcode(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Auch ein Werbeblocker kann die Ursache sein.');
    await expect(postcode(page)).toBeFocused();
    await expect(name(page)).toHaveValue('Gasthof Seeblick');
    isBlocked = false;
    await send(page);
    await expect(page.getByText('Danke, Ihre Nachricht wurde gesendet.')).toBeFocused();
    expect(asked).toEqual(Array(2).fill('https://www.google.com/recaptcha/api.js?render=real&trustedtypes=true'));
    expect(await submissions(shop)).toHaveLength(1);
  });
});
