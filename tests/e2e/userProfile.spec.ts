import { expect, test } from './shop';

test.describe('The user profile', () => {
  test('What was typed outlives a refusal and a reload, and is saved in the end; another language and a switch are kept', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/user-profile', scenario: 'updateUserData=500' });
    // What is on shows what is being sent, which is a moment after the press; so pressing and looking are two steps.
    const mails = page.getByRole('group', { name: 'Aktionen' }).getByRole('switch', { name: 'E-Mail' });
    await expect(mails).not.toBeChecked();
    await mails.click();
    await expect(mails).toBeChecked();
    await expect.poll(() => shop.callsSoFar('setNotificationPreferences').length).toBe(1);
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Huber-Moser');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: false }).first().fill('anna@neu.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Der Benutzer konnte nicht aktualisiert werden.' })).toBeVisible();
    await shop.setScenario('');
    await shop.reload();
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Huber-Moser');
    await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Ihre Daten sind gespeichert.')).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(page.getByRole('heading', { level: 1, name: 'User profile' })).toBeVisible();
    await expect.poll(() => shop.callsSoFar('setUserLocale').length).toBe(1);
    await shop.reload();
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Promotions' }).getByRole('switch', { name: 'Email' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Huber-Moser');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });
});
